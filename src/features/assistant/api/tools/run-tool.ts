import { z } from '@hono/zod-openapi'

import { fieldErrors } from '@/src/api/core/field-errors'
import { jsonProblem } from '@/src/api/core/json-text'
import { toApiError } from '@/src/api/core/from-error'
import { NoSuchPlace } from '@/src/features/assistant/rules/proposal'
import { inTransaction } from '@/src/platform/database/transaction'
import type { Tool, ToolContext } from './tool'

/** What the model is told when a tool did nothing, so that it can do better. */
type Refusal = { error: string; errors?: unknown }

const INVALID = 'The tool takes no such input.'

function refusalOf(error: unknown, { caller }: ToolContext): Refusal {
  if (error instanceof z.ZodError) return { error: INVALID, errors: fieldErrors(error) }
  if (error instanceof NoSuchPlace) return { error: error.message }
  const { code, detail, errors } = toApiError(error)
  if (code !== 'internal') return { error: detail, ...(errors && { errors }) }
  caller.req.payload.logger.error({ err: error }, 'A tool of the assistant failed')
  return { error: 'The tool failed.' }
}

/** What a tool returned, or why it did nothing. */
export type ToolOutcome = { failed: boolean; output: unknown }

/** Runs a tool that a model called, as the caller, and in one transaction unless it shows an image. It never throws. */
export async function runTool(
  tools: readonly Tool[],
  context: ToolContext,
  { name, input }: { name: string; input: unknown },
): Promise<ToolOutcome> {
  const tool = tools.find((one) => one.name === name)
  if (!tool) return { failed: true, output: { error: `There is no tool ${name}.` } satisfies Refusal }
  const problem = jsonProblem(JSON.stringify(input ?? null))
  if (problem) return { failed: true, output: { error: INVALID, errors: [problem] } satisfies Refusal }
  try {
    const run = () => tool.run(context, input)
    const output = await (tool.shows ? run() : inTransaction(context.caller.req, run))
    return { failed: false, output }
  } catch (error) {
    return { failed: true, output: refusalOf(error, context) }
  }
}
