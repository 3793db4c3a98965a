import type { z } from '@hono/zod-openapi'

import type { Permission } from '@/src/access/permissions'
import type { Caller } from '@/src/api/core/environment'
import type { Proposal } from '@/src/features/assistant/server/proposals'
import type { Locale } from '@/src/lib/constants'
import type { Resources } from './editable'

/** Where a tool runs: as the caller, in the transaction of `caller.req`. */
export type ToolContext = {
  caller: Caller
  locale: Locale
  conversation: string
  resources: Resources
  /** Told of each proposal. */
  onProposal: (proposal: Proposal) => void
}

/** Something that the assistant can do with the rights of the person who asks. It reaches no network. */
export type Tool = {
  name: string
  description: string
  permission: Permission
  input: z.ZodType
  run: (context: ToolContext, input: unknown) => Promise<unknown>
}

/** A tool, whose input is parsed before it runs. */
export const defineTool = <S extends z.ZodType>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: S
    run: (context: ToolContext, input: z.output<S>) => Promise<unknown>
  },
): Tool => ({ ...tool, run: (context, input) => tool.run(context, tool.input.parse(input)) })
