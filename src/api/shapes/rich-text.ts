import { z } from '@hono/zod-openapi'

import { harmfulLink } from '../core/harmful-link'
import { invalidRichText } from '../core/rich-text-nodes'

const node = z.looseObject({ type: z.string().max(100), version: z.int() })

/** Rich text in Lexical's editor state. */
export const richText = z
  .strictObject({
    root: z.strictObject({
      type: z.literal('root'),
      children: z.array(node).max(2000),
      direction: z.enum(['ltr', 'rtl']).nullable(),
      format: z.enum(['left', 'start', 'center', 'right', 'end', 'justify', '']),
      indent: z.int(),
      version: z.int(),
    }),
  })
  .superRefine((value, context) => {
    const broken = invalidRichText(value, '', null) ?? harmfulLink(value, '')
    if (broken)
      context.addIssue({
        code: 'custom',
        message: broken.message,
        path: broken.path.split('.').filter(Boolean),
      })
  })
  .openapi('RichText', {
    description:
      'The editor state of Lexical: paragraphs, headings, lists, quotes, links, images and code as nodes of `root.children`. Node types that the editor of the field does not have are rejected.',
  })

type Stored = { root: object; [key: string]: unknown } | null | undefined

/** Stored rich text in its published shape: only the root. */
export const toRichText = (stored: Stored): z.output<typeof richText> | null =>
  stored ? { root: stored.root as z.output<typeof richText>['root'] } : null
