import { sql } from '@payloadcms/db-postgres'

import type { LlmPurpose } from '@/src/features/assistant/rules/usage'
import type { Connection } from '@/src/platform/database/connection'

export type ConversationFigures = {
  conversations: number
  messages: number
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}

export type ConversationStats = {
  total: ConversationFigures
  kinds: (ConversationFigures & { kind: LlmPurpose })[]
  accounts: (ConversationFigures & { account: string | null; name: string | null })[]
}

type Row = ConversationFigures & {
  kind: LlmPurpose | null
  account: string | null
  name: string | null
  grouped: 'total' | 'kind' | 'account'
}

const figuresOf = (row: ConversationFigures): ConversationFigures => ({
  conversations: row.conversations,
  messages: row.messages,
  inputTokens: row.inputTokens,
  cachedTokens: row.cachedTokens,
  outputTokens: row.outputTokens,
})

/** `account`: null for those of everybody, which the caller checked that the account may read. */
export type StatsOf = {
  tenant: string
  account: string | null
  from?: string | undefined
  to?: string | undefined
}

/** The conversations of a tenant, added up in all and per kind and person, in one statement. */
export async function summarizeConversations(
  connection: Connection,
  { tenant, account, from, to }: StatsOf,
): Promise<ConversationStats> {
  const moment = (text: string) => new Date(text).toISOString()
  const where = sql.join(
    [
      sql`tenant_id = ${tenant}::uuid`,
      ...(account ? [sql`account_id = ${account}::uuid`] : []),
      ...(from ? [sql`created_at >= ${moment(from)}`] : []),
      ...(to ? [sql`created_at < ${moment(to)}`] : []),
    ],
    sql` AND `,
  )
  const { rows } = await connection.execute<Row>(sql`
    WITH sums AS (
      SELECT kind, account_id AS account, count(*)::int AS conversations,
        coalesce(sum(messages), 0)::float8 AS messages, coalesce(sum(input_tokens), 0)::float8 AS "inputTokens",
        coalesce(sum(cached_tokens), 0)::float8 AS "cachedTokens",
        coalesce(sum(output_tokens), 0)::float8 AS "outputTokens",
        CASE GROUPING(kind, account_id) WHEN 3 THEN 'total' WHEN 1 THEN 'kind' ELSE 'account' END AS grouped
      FROM llm_conversations WHERE ${where} GROUP BY GROUPING SETS ((), (kind), (account_id))
    )
    SELECT sums.*, u.name FROM sums LEFT JOIN users u ON u.id = sums.account
    ORDER BY conversations DESC, kind, account`)
  const of = (group: Row['grouped']) => rows.filter(({ grouped }) => grouped === group)
  const [total] = of('total')
  if (!total) throw new Error('Postgres returned no row')
  return {
    total: figuresOf(total),
    kinds: of('kind').flatMap((row) => (row.kind === null ? [] : [{ kind: row.kind, ...figuresOf(row) }])),
    accounts: of('account').map((row) => ({ account: row.account, name: row.name, ...figuresOf(row) })),
  }
}
