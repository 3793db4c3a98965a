import { headers } from 'next/headers'
import type { BeforeListTableServerProps, TypedUser, Where } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { tenantInUse } from '@/src/access/tenant-immutability'
import { instantsIn, valueIn } from '@/src/admin/lists/filters'
import { parseListQuery } from '@/src/admin/lists/parse-list-query'
import { panelHref } from '@/src/api-client/panel-href'
import { Meters } from '@/src/admin/Meters'
import { budgetRows, BUDGETS_TITLE } from '@/src/features/assistant/rules/budget-rows'
import { usageFormat } from '@/src/features/assistant/rules/usage-format'
import { CALL_STATUSES, LLM_PURPOSES } from '@/src/features/assistant/rules/usage'
import { loadUsage } from '@/src/features/assistant/server/load-usage'
import type { UsageFilters } from '@/src/features/assistant/server/usage-summary'
import { toLocale } from '@/src/i18n/locale-texts'
import { UsageChart } from './UsageChart'
import { UsageTables } from './UsageTables'
import { UsageTotals } from './UsageTotals'
import { USAGE_TEXTS } from './texts'

/** The filters of the list, as far as they are those of the filter bar. */
function filtersIn(where: Where | undefined): UsageFilters {
  const [purpose, status] = [valueIn(where, 'purpose'), valueIn(where, 'status')]
  const { from, to } = instantsIn(where)
  return {
    purpose: LLM_PURPOSES.find((value) => value === purpose),
    status: CALL_STATUSES.find((value) => value === status),
    account: valueIn(where, 'account') || undefined,
    from: from || undefined,
    to: to || undefined,
  }
}

const mayRead = (user: TypedUser, tenant: string): boolean =>
  isSuperAdmin(user) || tenantsWith(user, 'usage.read').includes(tenant)

type Props = Pick<BeforeListTableServerProps, 'payload' | 'user' | 'i18n' | 'searchParams'>

/** What the calls in the list add up to, above it. */
export async function UsageOverview({ payload, user, i18n, searchParams }: Props) {
  if (!user) return null
  const tenant = tenantInUse({ headers: await headers(), user })
  if (!tenant || !mayRead(user, tenant)) return null
  const { where } = parseListQuery(searchParams ?? {})
  const filters = filtersIn(where as Where | undefined)
  const { currency, budgets, ...summary } = await loadUsage(payload, tenant, filters)
  if (summary.total.calls === 0 && budgets.length === 0) return null
  const language = toLocale(i18n.language)
  const shared = { texts: USAGE_TEXTS[language], format: usageFormat(language, currency) }
  const rows = budgetRows(budgets, language, shared.format)
  return (
    <section aria-labelledby="gevel-usage" className="gevel-usage">
      <h2 id="gevel-usage">{shared.texts.overview}</h2>
      <UsageTotals total={summary.total} {...shared} />
      <Meters id="gevel-budgets" title={BUDGETS_TITLE[language]} heading="h3" rows={rows} />
      <UsageChart days={summary.days} {...shared} />
      <UsageTables summary={summary} language={language} {...shared} />
      <p className="gevel-import-export">
        <a
          className="btn btn--style-secondary btn--size-small btn--no-margin"
          href={panelHref('/api/admin/llm-usage-logs/export', filters)}
        >
          {shared.texts.export}
        </a>
      </p>
    </section>
  )
}
