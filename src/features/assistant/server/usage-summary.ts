import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { CallStatus, LlmPurpose } from '@/src/features/assistant/rules/usage'
import type { Connection } from '@/src/platform/database/connection'

export type UsageFilters = {
  purpose?: LlmPurpose | undefined
  status?: CallStatus | undefined
  account?: string | undefined
  model?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type UsageFigures = {
  calls: number
  failed: number
  inputTokens: number
  outputTokens: number
  /** A decimal. */
  cost: string
}

export type UsageSummary = {
  total: UsageFigures
  days: (UsageFigures & { date: string })[]
  purposes: (UsageFigures & { purpose: LlmPurpose })[]
  accounts: (UsageFigures & { account: string | null; name: string | null })[]
}

type Row = UsageFigures & {
  day: string | null
  purpose: LlmPurpose | null
  account: string | null
  name: string | null
  grouped: 'total' | 'day' | 'purpose' | 'account'
}

const conditionsOf = ({ purpose, status, account, model, from, to }: UsageFilters): SQL[] => [
  ...(purpose ? [sql`l.purpose = ${purpose}`] : []),
  ...(status ? [sql`l.status = ${status}`] : []),
  ...(account ? [sql`l.account_id = ${account}::uuid`] : []),
  ...(model ? [sql`l.model = ${model}`] : []),
  ...(from ? [sql`l.created_at >= ${new Date(from).toISOString()}`] : []),
  ...(to ? [sql`l.created_at < ${new Date(to).toISOString()}`] : []),
]

/** The calls of a tenant, added up in all and per day (in its time zone), purpose and account, in one statement. */
export async function summarizeUsage(
  connection: Connection,
  { tenant, currency }: { tenant: string; currency: string },
  filters: UsageFilters,
): Promise<UsageSummary> {
  const where = sql.join([sql`l.tenant_id = ${tenant}::uuid`, ...conditionsOf(filters)], sql` AND `)
  const { rows } = await connection.execute<Row>(sql`
    WITH calls AS (
      SELECT to_char(l.created_at AT TIME ZONE coalesce(t.default_time_zone, 'UTC'), 'YYYY-MM-DD') AS day, l.purpose,
        l.account_id, l.status, l.input_tokens, l.output_tokens,
        CASE WHEN l.currency = ${currency} THEN coalesce(l.cost, 0) ELSE 0 END AS cost
      FROM llm_usage_logs l JOIN tenants t ON t.id = l.tenant_id WHERE ${where}
    ),
    sums AS (
      SELECT day, purpose, account_id, count(*)::int AS calls,
        (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
        coalesce(sum(input_tokens), 0)::float8 AS "inputTokens", coalesce(sum(output_tokens), 0)::float8 AS "outputTokens",
        to_char(coalesce(sum(cost), 0), 'FM999999999990.00000000') AS cost,
        CASE GROUPING(day, purpose, account_id)
          WHEN 7 THEN 'total' WHEN 3 THEN 'day' WHEN 5 THEN 'purpose' ELSE 'account' END AS grouped
      FROM calls GROUP BY GROUPING SETS ((), (day), (purpose), (account_id))
    )
    SELECT sums.*, account_id AS account, u.name FROM sums LEFT JOIN users u ON u.id = sums.account_id
    ORDER BY day, calls DESC, purpose, account_id`)
  const figuresOf = ({ calls, failed, inputTokens, outputTokens, cost }: UsageFigures): UsageFigures => ({
    calls,
    failed,
    inputTokens,
    outputTokens,
    cost,
  })
  const of = (group: Row['grouped']) => rows.filter(({ grouped }) => grouped === group)
  const [total] = of('total')
  if (!total) throw new Error('Postgres returned no row')
  return {
    total: figuresOf(total),
    days: of('day').flatMap((row) => (row.day === null ? [] : [{ date: row.day, ...figuresOf(row) }])),
    purposes: of('purpose').flatMap((row) =>
      row.purpose === null ? [] : [{ purpose: row.purpose, ...figuresOf(row) }],
    ),
    accounts: of('account').map((row) => ({ account: row.account, name: row.name, ...figuresOf(row) })),
  }
}
