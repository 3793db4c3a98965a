import type { z } from '@hono/zod-openapi'

import type { Permission } from '@/src/access/permissions'
import type { Caller } from '@/src/api/core/environment'
import type { NewProposal, Proposal } from '@/src/features/assistant/server/proposals'
import type { Locale } from '@/src/lib/constants'
import type { Resources } from './editable'

/** Where a tool runs: as the caller, in the transaction of `caller.req`. */
export type ToolContext = {
  caller: Caller
  locale: Locale
  resources: Resources
  /** Stores a proposal in the conversation, in the transaction of `caller.req`. */
  propose: (proposal: Omit<NewProposal, 'conversation'>) => Promise<Proposal>
  /** Lets the model see an image, which is stored nowhere. */
  show: (image: ShownImage) => void
}

/** A small JPEG of the image with this id. */
export type ShownImage = { id: string; data: Buffer }

/** Something that the assistant can do with the rights of the person who asks. It reaches no network. */
export type Tool = {
  name: string
  /** For people, in English: the API has no other language. */
  title: string
  description: string
  permission: Extract<Permission, 'content.read' | 'content.write'>
  /** Only for models that can see. It takes long, so it runs in no transaction. */
  shows?: true
  input: z.ZodObject
  run: (context: ToolContext, input: unknown) => Promise<unknown>
}

/** A tool, whose input is parsed before it runs. */
export const defineTool = <S extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: S
    run: (context: ToolContext, input: z.output<S>) => Promise<unknown>
  },
): Tool => ({ ...tool, run: (context, input) => tool.run(context, tool.input.parse(input)) })
