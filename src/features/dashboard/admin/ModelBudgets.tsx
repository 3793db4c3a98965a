import type { Payload } from 'payload'

import { Meters } from '@/src/admin/Meters'
import { loadBudgets } from '@/src/features/assistant'
import { budgetRows, BUDGETS_TITLE } from '@/src/features/assistant/rules/budget-rows'
import { usageFormat } from '@/src/features/assistant/rules/usage-format'
import type { Locale } from '@/src/lib/constants'

type Props = { payload: Payload; tenant: string; language: Locale }

/** What the tenant has spent of its budgets for the language model; nothing without a budget. */
export async function ModelBudgets({ payload, tenant, language }: Props) {
  const { currency, budgets } = await loadBudgets(payload, tenant)
  const rows = budgetRows(budgets, language, usageFormat(language, currency))
  return <Meters id="gevel-budgets" title={BUDGETS_TITLE[language]} heading="h2" rows={rows} />
}
