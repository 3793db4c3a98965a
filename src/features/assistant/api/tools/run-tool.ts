import { z } from '@hono/zod-openapi'

import { toApiError } from '@/src/api/core/from-error'
import { NoSuchPlace } from '@/src/features/assistant/rules/proposal'
import { inTransaction } from '@/src/platform/database/transaction'
import type { Tool, ToolContext } from './tool'

/** What the model is told when a tool did nothing, so that it can do better. */
type Refusal = { error: string; errors?: unknown }

function refusalOf(error: unknown, { caller }: ToolContext): Refusal {
  if (error instanceof z.ZodError) return { error: z.prettifyError(error) }
  if (error instanceof NoSuchPlace) return { error: error.message }
  const { code, detail, errors } = toApiError(error)
  if (code !== 'internal') return { error: detail, ...(errors && { errors }) }
  caller.req.payload.logger.error({ err: error }, 'A tool of the assistant failed')
  return { error: 'The tool failed.' }
}

/** Runs a tool that the model called, as the caller and in one transaction. It never throws. */
export async function runTool(
  tools: readonly Tool[],
  context: ToolContext,
  { name, input }: { name: string; input: unknown },
): Promise<unknown> {
  const tool = tools.find((one) => one.name === name)
  if (!tool) return { error: `There is no tool ${name}.` } satisfies Refusal
  try {
    return await inTransaction(context.caller.req, () => tool.run(context, input))
  } catch (error) {
    return refusalOf(error, context)
  }
}
