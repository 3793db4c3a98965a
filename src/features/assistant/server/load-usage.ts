import type { Payload } from 'payload'

import { env } from '@/src/platform/env'
import type { Budget } from '@/src/features/assistant/rules/budget-rows'
import { readBudgets } from './budgets'
import { summarizeUsage, type UsageFilters, type UsageSummary } from './usage-summary'

type TenantBudgets = { currency: string; budgets: Budget[] }

/** The currency of sums while no model is configured. */
const NO_CURRENCY = 'EUR'

const currencyInUse = (): string => env.LLM?.currency ?? NO_CURRENCY

/** The budgets of a tenant. The caller checks that the account may read its usage. */
export async function loadBudgets(payload: Payload, tenant: string): Promise<TenantBudgets> {
  const currency = currencyInUse()
  return { currency, budgets: await readBudgets(payload, { tenant, currency }) }
}

/** What the calls of a tenant add up to, and its budgets. The caller checks that the account may read them. */
export async function loadUsage(
  payload: Payload,
  tenant: string,
  filters: UsageFilters,
): Promise<UsageSummary & TenantBudgets> {
  const [summary, budgets] = await Promise.all([
    summarizeUsage(payload.db.drizzle, { tenant, currency: currencyInUse() }, filters),
    loadBudgets(payload, tenant),
  ])
  return { ...summary, ...budgets }
}
