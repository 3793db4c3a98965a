import { z } from '@hono/zod-openapi'

import { moment, timestamp, uuid } from '@/src/api/core/schemas'
import { CALL_STATUSES, LLM_PURPOSES } from '@/src/features/assistant/rules/usage'

const count = z.int().min(0)
const purpose = z.enum(LLM_PURPOSES)
const account = uuid
  .nullable()
  .openapi({ description: 'Null for work that nobody asked for, or whose account was deleted.' })
const cost = z.string().nullable().openapi({
  description: 'A decimal; null when no price of the model was configured.',
  example: '0.00460000',
})

export const usageLog = z
  .strictObject({
    id: uuid,
    createdAt: timestamp,
    account,
    conversation: uuid.nullable().openapi({
      description: 'Null for work outside of a conversation, or whose conversation was removed.',
    }),
    purpose,
    status: z.enum(CALL_STATUSES),
    error: z
      .string()
      .nullable()
      .openapi({ description: 'Why a call failed, with the status of the provider.' }),
    provider: z.string(),
    model: z.string(),
    inputTokens: count.openapi({ description: 'Cached ones included.' }),
    cachedTokens: count,
    outputTokens: count,
    estimated: z
      .boolean()
      .openapi({ description: 'Whether the tokens are estimated, because the provider reported none.' }),
    cost,
    currency: z.string(),
    latencyMs: count,
  })
  .openapi('UsageLog')

const time = z.union([z.iso.date(), moment])

/** The filters of a list, a summary or an export of the usage log. */
export const usageFilters = {
  purpose: purpose.optional().openapi({ description: 'Only calls for this purpose.' }),
  status: z.enum(CALL_STATUSES).optional().openapi({ description: 'Only calls that ended so.' }),
  account: uuid.optional().openapi({ description: 'Only calls of this account.' }),
  model: z.string().min(1).max(200).optional().openapi({ description: 'Only calls of this model.' }),
  from: time.optional().openapi({ description: 'Only calls at or after this date (UTC) or time.' }),
  to: time.optional().openapi({ description: 'Only calls before this date (UTC) or time.' }),
}

const figures = {
  calls: count,
  failed: count,
  inputTokens: count,
  outputTokens: count,
  cost: z.string().openapi({ description: 'A decimal: the sum of the known costs.', example: '1.25000000' }),
}

const budget = z
  .strictObject({
    scope: z.enum(['tenant', 'installation']),
    period: z.enum(['day', 'month']),
    unit: z.enum(['cost', 'tokens']),
    amount: z.number(),
    spent: z.number(),
  })
  .openapi('UsageBudget', { description: 'A limit of the tenant, and what counts against it now.' })

export const usageSummary = z
  .strictObject({
    currency: z.string(),
    total: z.strictObject(figures),
    days: z
      .array(z.strictObject({ date: z.iso.date(), ...figures }))
      .openapi({ description: 'The days with calls, in the time zone of the tenant.' }),
    purposes: z.array(z.strictObject({ purpose, ...figures })),
    accounts: z.array(z.strictObject({ account, name: z.string().nullable(), ...figures })),
    budgets: z.array(budget),
  })
  .openapi('UsageSummary')

export const usageCsv = z.string().openapi({ description: 'A line per call.' })
