import { sql } from '@payloadcms/db-postgres'

import type { Spending } from '@/src/features/assistant/rules/budget'
import type { Connection } from '@/src/platform/database/connection'

/** `account`: null for work that nobody asked for, which counts for the tenant only. */
export type Spender = { tenant: string; account: string | null; currency: string }

type Row = Record<
  'dayTokens' | 'dayCost' | 'monthTokens' | 'monthCost',
  Record<'person' | 'tenant', string | number>
>

/**
 * What a tenant and a person have spent today and this month, in the time zone of the tenant, in one statement. Calls under
 * way count with the most that they can cost. Amounts in another currency do not count.
 */
export async function spendingOf(connection: Connection, spender: Spender): Promise<Spending> {
  const { tenant, account, currency } = spender
  const both = (sum: ReturnType<typeof sql>, since: ReturnType<typeof sql>) =>
    sql`json_build_object('tenant', coalesce(sum(${sum}) FILTER (WHERE at >= ${since}), 0),
      'person', coalesce(sum(${sum}) FILTER (WHERE at >= ${since} AND account_id = ${account}::uuid), 0))`
  const { rows } = await connection.execute<Row>(sql`
    WITH since AS (
      SELECT date_trunc('day', now() AT TIME ZONE zone) AT TIME ZONE zone AS day,
        date_trunc('month', now() AT TIME ZONE zone) AT TIME ZONE zone AS month
      FROM (SELECT coalesce(default_time_zone, 'UTC') AS zone FROM tenants WHERE id = ${tenant}::uuid) AS tenant
    ),
    calls AS (
      SELECT created_at AS at, account_id, input_tokens + output_tokens AS tokens,
        CASE WHEN currency = ${currency} THEN coalesce(cost, 0) ELSE 0 END AS cost
      FROM llm_usage_logs, since WHERE tenant_id = ${tenant}::uuid AND created_at >= since.month
      UNION ALL
      SELECT now(), account_id, tokens, cost FROM llm_reservations
      WHERE tenant_id = ${tenant}::uuid AND expires_at > now()
    )
    SELECT ${both(sql`tokens`, sql`since.day`)} AS "dayTokens", ${both(sql`cost`, sql`since.day`)} AS "dayCost",
      ${both(sql`tokens`, sql`since.month`)} AS "monthTokens", ${both(sql`cost`, sql`since.month`)} AS "monthCost"
    FROM since LEFT JOIN calls ON true`)
  const [row] = rows
  if (!row) throw new Error('Postgres returned no row')
  const of = (period: 'day' | 'month', who: 'person' | 'tenant') => ({
    tokens: Number(row[`${period}Tokens`][who]),
    cost: Number(row[`${period}Cost`][who]),
  })
  return {
    day: { person: of('day', 'person'), tenant: of('day', 'tenant') },
    month: { person: of('month', 'person'), tenant: of('month', 'tenant') },
  }
}
