import type { z } from '@hono/zod-openapi'

import type { LlmUsageLog } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Serialize } from '@/src/api/core/resource/resource'
import type { usageLog } from './schemas'

/** Decimals of a stored cost. */
const COST_DECIMALS = 8

export const toUsageLog = (doc: LlmUsageLog): z.output<typeof usageLog> => ({
  id: doc.id,
  createdAt: doc.createdAt,
  account: doc.account ? referenceId(doc.account) : null,
  conversation: doc.conversation ? referenceId(doc.conversation) : null,
  purpose: doc.purpose,
  status: doc.status,
  error: doc.error ?? null,
  provider: doc.provider,
  model: doc.model,
  inputTokens: doc.inputTokens,
  cachedTokens: doc.cachedTokens,
  outputTokens: doc.outputTokens,
  estimated: doc.estimated ?? false,
  cost: doc.cost?.toFixed(COST_DECIMALS) ?? null,
  currency: doc.currency,
  latencyMs: doc.latencyMs,
})

export const toUsageLogs: Serialize<'llm-usage-logs', typeof usageLog> = (_, docs) => docs.map(toUsageLog)
