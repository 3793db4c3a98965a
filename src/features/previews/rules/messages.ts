import * as z from 'zod/mini'

import { LOCALES } from '@/src/lib/constants'

/** What the edit view and the preview in its frame say to each other; both check the origin and the window of the sender. */

/** Payload's own: the contents of the form at each change, and that something was saved. */
const formMessage = z.object({
  type: z.literal('payload-live-preview'),
  data: z.record(z.string(), z.unknown()),
  locale: z.enum(LOCALES),
})
const savedMessage = z.object({ type: z.literal('payload-document-event') })

const PANEL = 'gevel-edit-view'
const block = z.string()

/** The texts of the tools in the frame, in the language of the panel. */
const TOOL_TEXTS = [
  'tools',
  'edit',
  'text',
  'up',
  'down',
  'duplicate',
  'remove',
  'addBefore',
  'addAfter',
  'copy',
  'paste',
  'hide',
  'show',
  'hidden',
  'drag',
  'moved',
  'replace',
  'drop',
  'keys',
] as const
export type ToolTexts = Record<(typeof TOOL_TEXTS)[number], string>

const welcomeMessage = z.object({
  type: z.literal(PANEL),
  act: z.literal('welcome'),
  /** Whether the form can be changed. */
  canEdit: z.boolean(),
  texts: z.record(z.enum(TOOL_TEXTS), z.string()),
  /** What editors call each type of block. */
  names: z.record(z.string(), z.string()),
  /** How far the preview was scrolled, before it was loaded anew. */
  top: z.number(),
})
/** The block that the focus of the form is in. */
const markMessage = z.object({ type: z.literal(PANEL), act: z.literal('mark'), block: z.nullable(block) })

/** The images that the form refers to: the name of each one’s file, by its id. */
const imagesMessage = z.object({
  ...{ type: z.literal(PANEL), act: z.literal('images') },
  images: z.record(z.string(), z.string()),
})
/** The editor over a rich text is closed; `isBack`: the person goes on in the preview. */
const closedMessage = z.object({
  ...{ type: z.literal(PANEL), act: z.literal('closed'), isBack: z.boolean() },
})

const proposed = z.object({
  /** What it changes, in place of the values of the form. */
  fields: z.record(z.string(), z.unknown()),
  blocks: z.array(block),
  /** In the language of the panel: what is shown, and the button that leaves it. */
  texts: z.record(z.enum(['label', 'leave']), z.string()),
})
export type Proposed = z.infer<typeof proposed>
/** A proposal to show in place of the form; null shows the form again. */
const proposeMessage = z.object({
  type: z.literal(PANEL),
  act: z.literal('propose'),
  proposal: z.nullable(proposed),
})

/** What a preview accepts from the edit view. */
const ownMessage = z.discriminatedUnion('act', [
  welcomeMessage,
  markMessage,
  proposeMessage,
  imagesMessage,
  closedMessage,
])
export const panelMessage = z.union([formMessage, savedMessage, ownMessage])
export type Welcome = z.infer<typeof welcomeMessage>
export type Closed = z.infer<typeof closedMessage>
/** What our own part of the edit view sends. */
export type PanelMessage = z.infer<typeof ownMessage>
export const fromPanel = <T extends object>(message: T) => ({ type: PANEL, ...message }) as const

/** What of a form can be a document: its values, or those of one of its blocks. */
export type FormValues = Record<string, unknown>

const FRAME = 'gevel-preview'
const row = { type: z.literal(FRAME), block }
/** A field, in a block or in none. */
const field = { type: z.literal(FRAME), block: z.nullable(block), path: z.string() }

/** A colour as browsers compute it, and nothing else that a style could be. */
const color = z.string().check(z.regex(/^(?:rgba?|oklab|oklch|lab|lch)\([\d.,%/ e-]+\)$/))
/** Where a text is in the window of the preview, and how it looks there. */
const textBox = z.object({
  ...{ top: z.number(), left: z.number(), width: z.number(), height: z.number() },
  ...{ size: z.number(), line: z.number(), color: z.nullable(color), ground: z.nullable(color) },
})
export type TextBox = z.infer<typeof textBox>

/** What the edit view accepts from a preview; `path` is within the block, or within the document. */
export const frameMessage = z.discriminatedUnion('act', [
  z.object({ type: z.literal(FRAME), act: z.literal('open') }),
  /** The person has seen the proposal. */
  z.object({ type: z.literal(FRAME), act: z.literal('leave') }),
  z.object({
    ...{ type: z.literal(FRAME), act: z.literal('edit') },
    ...{ block: z.nullable(block), path: z.nullable(z.string()) },
  }),
  z.object({ ...field, act: z.literal('type'), text: z.string() }),
  /** Opens the editor of a rich text over it; `point` is what was clicked. */
  z.object({
    ...field,
    ...{ act: z.literal('write'), box: textBox },
    point: z.nullable(z.object({ x: z.number(), y: z.number() })),
  }),
  /** Where the text below the editor is now. */
  z.object({ type: z.literal(FRAME), act: z.literal('place'), box: textBox }),
  /** Chooses another image for a field. */
  z.object({ ...field, act: z.literal('replace') }),
  /** A file that was dropped on the image of a field. */
  z.object({ ...field, act: z.literal('drop'), file: z.file() }),
  z.object({ type: z.literal(FRAME), act: z.literal('scrolled'), top: z.number() }),
  /** Escape where nothing is chosen. */
  z.object({ type: z.literal(FRAME), act: z.literal('escape') }),
  z.object({ type: z.literal(FRAME), act: z.literal('undo') }),
  z.object({ type: z.literal(FRAME), act: z.literal('redo') }),
  z.object({ ...row, act: z.literal('move'), by: z.union([z.literal(-1), z.literal(1)]) }),
  /** To before another block; null is the end. */
  z.object({ ...row, act: z.literal('put'), before: z.nullable(block) }),
  z.object({ ...row, act: z.literal('duplicate') }),
  z.object({ ...row, act: z.literal('remove') }),
  z.object({ ...row, act: z.literal('copy') }),
  /** After the block. */
  z.object({ ...row, act: z.literal('paste') }),
  z.object({ ...row, act: z.literal('hide'), hidden: z.boolean() }),
  z.object({ ...row, act: z.literal('add'), where: z.enum(['before', 'after']) }),
])
type Sent<T> = T extends { type: string } ? Omit<T, 'type'> : never
export type FrameMessage = z.infer<typeof frameMessage>
export const fromFrame = (message: Sent<FrameMessage>) => ({ type: FRAME, ...message })
export type ToPanel = (message: Sent<FrameMessage>) => void
