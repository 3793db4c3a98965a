import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import type { CallStatus, LlmPurpose, Tokens } from '@/src/features/assistant/rules/usage'
import { costOf } from './cost'
import type { ModelAccess } from './model-access'

export type CallRecord = {
  tenant: string
  account: string | null
  /** The conversation that it is part of. */
  conversation: string | null
  purpose: LlmPurpose
  /** The work of many calls that it is part of. */
  work: string | null
  status: CallStatus
  /** A reason and a status, never what the provider wrote. */
  error: string | null
  tokens: Tokens
  estimated: boolean
  latencyMs: number
  /** The reservation that this settles. */
  reservation: string | null
}

/** Adds a call to the usage log, in one statement and so in a transaction of its own: it was made, whatever becomes of the work that asked for it. */
export async function recordCall(payload: Payload, access: ModelAccess, call: CallRecord): Promise<void> {
  const { tokens, purpose, status, error, estimated } = call
  const { provider, currency } = access.settings
  // Tenant, account or conversation may have been deleted during the call.
  await payload.db.drizzle.execute(sql`
      WITH settled AS (DELETE FROM llm_reservations WHERE id = ${call.reservation}::uuid)
      INSERT INTO llm_usage_logs (tenant_id, account_id, conversation_id, work_id, purpose, status, error, provider, model, input_tokens,
        cached_tokens, output_tokens, estimated, cost, currency, latency_ms)
      VALUES ((SELECT id FROM tenants WHERE id = ${call.tenant}), (SELECT id FROM users WHERE id = ${call.account}),
        (SELECT id FROM llm_conversations WHERE id = ${call.conversation}), ${call.work}::uuid, ${purpose}, ${status}, ${error}, ${provider}, ${access.modelId}, ${tokens.input}, ${tokens.cached},
        ${tokens.output}, ${estimated}, ${costOf(tokens, access.price)}, ${currency}, ${Math.round(call.latencyMs)})`)
}
