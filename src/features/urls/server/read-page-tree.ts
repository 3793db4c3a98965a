import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { type LanguageState, readLanguages } from '@/src/features/dashboard'
import { type PathNode, type PathRow, pageTree } from '@/src/features/urls/rules/page-tree'
import { LOCALES, type Locale } from '@/src/lib/constants'

export type TreePage = PathRow & { state: LanguageState }
export type PageTree = {
  nodes: PathNode<TreePage>[]
  /** Pages without a path there, by a title in any language; at most `MAX_UNPLACED`. */
  unplaced: { id: string; title: string | null }[]
}

const MAX_UNPLACED = 100

type Place = { tenant: string; domain: string; locale: Locale }
type Row = { id: string; path: string | null }

/** The pages of a tenant by their canonical path on a domain in a language. The caller checks that the account may read them. */
export async function readPageTree(payload: Payload, { tenant, domain, locale }: Place): Promise<PageTree> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT p.id, coalesce(u.path, CASE WHEN d.home_page_id = p.id THEN '/' END) AS path
    FROM pages p JOIN domains d ON d.id = ${domain}
    LEFT JOIN page_urls u ON u.page_id = p.id AND u.domain_id = d.id AND u.locale::text = ${locale} AND u.canonical
    WHERE p.tenant_id = ${tenant} AND p.deleted_at IS NULL
    ORDER BY path`)
  if (rows.length === 0) return { nodes: [], unplaced: [] }
  const languagesOf = await readLanguages(
    payload,
    'pages',
    rows.map(({ id }) => id),
  )
  const facts = rows.map((row) => {
    const languages = languagesOf(row.id)
    const titles = [locale, ...LOCALES].map((each) => languages[each].title)
    return { ...row, ...languages[locale], title: titles.find(Boolean) ?? null }
  })
  const placed = facts.flatMap(({ id, path, title, state }) =>
    path === null ? [] : [{ id, path, title, state }],
  )
  const unplaced = facts.filter(({ path }) => path === null)
  return {
    nodes: pageTree(placed),
    unplaced: unplaced.slice(0, MAX_UNPLACED).map(({ id, title }) => ({ id, title })),
  }
}
