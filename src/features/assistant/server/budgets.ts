import type { Payload } from 'payload'

import type { Budget } from '@/src/features/assistant/rules/budget-rows'
import { env } from '@/src/platform/env'
import { limitsOf, readAssistantSettings } from './settings'
import { spendingOf } from './spending'
import { installationLimits } from './model-access'

/** The budgets of a tenant, those of its people left out. */
export async function readBudgets(
  payload: Payload,
  { tenant, currency }: { tenant: string; currency: string },
): Promise<Budget[]> {
  const settings = await readAssistantSettings(payload, tenant)
  const limits = [
    ...(settings ? limitsOf(settings) : []),
    ...(env.LLM && !settings?.sealedKey ? installationLimits(env.LLM) : []),
  ]
  if (limits.length === 0) return []
  const spending = await spendingOf(payload.db.drizzle, { tenant, account: null, currency })
  return limits.flatMap(({ scope, ...limit }) =>
    scope === 'person' ? [] : [{ ...limit, scope, spent: spending[limit.period].tenant[limit.unit] }],
  )
}
