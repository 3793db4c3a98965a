import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { reachedLimit } from '@/src/features/assistant/rules/budget'
import type { Tokens } from '@/src/features/assistant/rules/usage'
import { MINUTE_MS } from '@/src/lib/durations'
import { requestConnection } from '@/src/platform/database/connection'
import { lockByName } from '@/src/platform/database/lock'
import { inTransaction } from '@/src/platform/database/transaction'
import { AssistantError } from './assistant-error'
import { costOf } from './cost'
import type { ModelAccess } from './model-access'
import { spendingOf } from './spending'

type Planned = { tenant: string; account: string | null; tokens: Tokens }

/**
 * Reserves the most that a call can cost, so that calls at the same time cannot spend the same money. A reservation that its
 * process could not settle expires.
 * @returns its id; null for a tenant without budgets
 * @throws {AssistantError} when a budget is spent
 */
export async function reserve(
  payload: Payload,
  { limits, price, settings }: ModelAccess,
  { tenant, account, tokens }: Planned,
): Promise<string | null> {
  if (limits.length === 0) return null
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await lockByName(req, `llm budget of ${tenant}`)
    const connection = await requestConnection(req)
    const spending = await spendingOf(connection, { tenant, account, currency: settings.currency })
    const limit = reachedLimit(limits, spending)
    if (limit) throw new AssistantError({ reason: 'budgetReached', limit })
    const expiresAt = new Date(Date.now() + settings.timeoutMs + MINUTE_MS).toISOString()
    const { rows } = await connection.execute<{ id: string }>(sql`
      INSERT INTO llm_reservations (tenant_id, account_id, tokens, cost, expires_at)
      VALUES (${tenant}, ${account}, ${tokens.input + tokens.output}, coalesce(${costOf(tokens, price)}, 0), ${expiresAt})
      RETURNING id`)
    return rows[0]?.id ?? null
  })
}
