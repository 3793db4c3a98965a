import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'

/** How many pages a picker shows at a time. */
export const MAX_PAGE_CHOICES = 50

export type PageChoice = { id: string; title: string | null; path: string | null }

type Wanted = {
  tenant: string
  locale: Locale
  search: string
  /** Only these pages; null: those that match the search. */
  ids: readonly string[] | null
}

type Row = PageChoice & { total: string }

const literally = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * The pages of a tenant in the order of their paths, then those for accounts, then those without a path, in one statement. A
 * title is that of the newest version, in the language if it has one there; a path is the canonical one. The caller checks
 * access to the tenant.
 */
export async function listPageChoices(
  req: PayloadRequest,
  { tenant, locale, search, ids }: Wanted,
): Promise<{ choices: PageChoice[]; total: number }> {
  const connection = await requestConnection(req)
  const order = sql.join(
    [locale, ...LOCALES.filter((one) => one !== locale)].map((one) => sql`${one}`),
    sql`, `,
  )
  const pattern = literally(search)
  const matching = ids
    ? sql`d.id = ANY(${sql.param([...ids])}::uuid[])`
    : sql`(url.path ILIKE ${pattern} OR EXISTS (
        SELECT FROM _pages_v_locales any_title
        WHERE any_title._parent_id = v.id AND any_title.version_title ILIKE ${pattern}))`
  const { rows } = await connection.execute<Row>(sql`
    SELECT d.id, url.path, newest.title, count(*) OVER () AS total
    FROM pages d
    LEFT JOIN _pages_v v ON v.parent_id = d.id AND v.latest
    LEFT JOIN LATERAL (
      SELECT u.path FROM page_urls u WHERE u.page_id = d.id
      ORDER BY array_position(ARRAY[${order}]::text[], u.locale::text), u.canonical DESC, u.path LIMIT 1) url ON true
    LEFT JOIN LATERAL (
      SELECT l.version_title AS title FROM _pages_v_locales l WHERE l._parent_id = v.id AND l.version_title <> ''
      ORDER BY array_position(ARRAY[${order}]::text[], l._locale::text) LIMIT 1) newest ON true
    WHERE d.tenant_id = ${tenant}::uuid AND d.deleted_at IS NULL AND ${matching}
    ORDER BY url.path IS NULL, d.layout IS NOT DISTINCT FROM 'auth', string_to_array(url.path, '/') COLLATE "C", newest.title, d.id
    LIMIT ${MAX_PAGE_CHOICES}`)
  const choices = rows.map(({ id, title, path }) => ({ id, title, path }))
  return { choices, total: Number(rows[0]?.total ?? 0) }
}
