import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** `changed`: published, with a newer draft; `missing`: without a text. */
export type LanguageState = 'published' | 'changed' | 'draft' | 'missing'
/** `title` is that of the newest version; null when it has none in that locale. */
export type Languages = Record<Locale, { state: LanguageState; title: string | null }>

type Row = {
  id: string
  locale: Locale
  stored: string | null
  newest: string | null
  title: string | null
}

const stateOf = (row: Row | undefined): LanguageState => {
  if (row?.stored === 'published') return row.newest === 'published' ? 'published' : 'changed'
  return row?.title ? 'draft' : 'missing'
}

/**
 * The state and title of pages or posts in each locale, in one statement. Payload's own status also counts a document as
 * published when only an old version of it was. The caller checks that the account may read the documents.
 */
export async function readLanguages(
  { db }: Payload,
  collection: 'pages' | 'posts',
  ids: readonly string[],
): Promise<(id: string) => Languages> {
  const shown = sql.identifier(`${collection}_locales`)
  const versions = sql.identifier(`_${collection}_v`)
  const versionTexts = sql.identifier(`_${collection}_v_locales`)
  const idList = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.drizzle.execute<Row>(sql`
    SELECT d.id, language.locale, shown._status AS stored, newest.version__status AS newest,
      nullif(coalesce(newest.version_title, shown.title), '') AS title
    FROM ${sql.identifier(collection)} d
    CROSS JOIN unnest(enum_range(NULL::_locales)) AS language(locale)
    LEFT JOIN ${shown} shown ON shown._parent_id = d.id AND shown._locale = language.locale
    LEFT JOIN ${versions} v ON v.parent_id = d.id AND v.latest
    LEFT JOIN ${versionTexts} newest ON newest._parent_id = v.id AND newest._locale = language.locale
    WHERE d.id IN (${idList})`)
  const byIdAndLocale = new Map(rows.map((row) => [`${row.id} ${row.locale}`, row]))
  const inLanguage = (id: string, locale: Locale) => {
    const row = byIdAndLocale.get(`${id} ${locale}`)
    return { state: stateOf(row), title: row?.title ?? null }
  }
  return (id) => perLocale((locale) => inLanguage(id, locale))
}
