import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { scheduleColumn, type ScheduledCollection } from '@/src/platform/database/schedule-column'

/** `changed`: published, with a newer draft; `failed`: was not published at its time; `missing`: without a text. */
export const LANGUAGE_STATES = ['published', 'changed', 'scheduled', 'failed', 'draft', 'missing'] as const
export type LanguageState = (typeof LANGUAGE_STATES)[number]
/** When a document is published in a locale, or should have been; when it is taken offline. */
export type LanguageTimes = { at: string | null; end: string | null }
/** `title` is that of the newest version; null when it has none in that locale. */
export type Languages = Record<Locale, { state: LanguageState; title: string | null } & LanguageTimes>

export type LanguageRow = {
  id: string
  locale: Locale
  stored: string | null
  newest: string | null
  title: string | null
  due: string | Date | null
  problem: string | null
  ends: string | Date | null
}

const stateOf = (row: LanguageRow | undefined): LanguageState => {
  if (row?.stored === 'published') return row.newest === 'published' ? 'published' : 'changed'
  if (row?.due) return row.problem === null ? 'scheduled' : 'failed'
  return row?.title ? 'draft' : 'missing'
}

/** The rows of `languagesFrom`. Payload's own status also counts a document as published when only an old version of it was. */
export function languagesSql(collection: ScheduledCollection, ids: readonly string[]): SQL {
  const shown = sql.identifier(`${collection}_locales`)
  const versions = sql.identifier(`_${collection}_v`)
  const versionTexts = sql.identifier(`_${collection}_v_locales`)
  const idList = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  return sql`
    SELECT d.id, language.locale, shown._status AS stored, newest.version__status AS newest,
      nullif(coalesce(newest.version_title, shown.title), '') AS title, schedule.due_at AS due, schedule.problem,
      ending.due_at AS ends
    FROM ${sql.identifier(collection)} d
    CROSS JOIN unnest(enum_range(NULL::_locales)) AS language(locale)
    LEFT JOIN ${shown} shown ON shown._parent_id = d.id AND shown._locale = language.locale
    LEFT JOIN ${versions} v ON v.parent_id = d.id AND v.latest
    LEFT JOIN ${versionTexts} newest ON newest._parent_id = v.id AND newest._locale = language.locale
    LEFT JOIN schedules schedule ON schedule.${scheduleColumn(collection)} = d.id
      AND schedule.locale = language.locale::text AND schedule.action = 'publish'
    LEFT JOIN schedules ending ON ending.${scheduleColumn(collection)} = d.id
      AND ending.locale = language.locale::text AND ending.action = 'unpublish' AND ending.problem IS NULL
    WHERE d.id IN (${idList})`
}

const timeOf = (value: string | Date | null | undefined): string | null =>
  value ? new Date(value).toISOString() : null

export function languagesFrom(rows: readonly LanguageRow[]): (id: string) => Languages {
  const byIdAndLocale = new Map(rows.map((row) => [`${row.id} ${row.locale}`, row]))
  const inLanguage = (id: string, locale: Locale) => {
    const row = byIdAndLocale.get(`${id} ${locale}`)
    return { state: stateOf(row), title: row?.title ?? null, at: timeOf(row?.due), end: timeOf(row?.ends) }
  }
  return (id) => perLocale((locale) => inLanguage(id, locale))
}

/**
 * The state and title of pages or posts in each locale, in one statement. The caller checks that the account may read the
 * documents.
 */
export async function readLanguages(
  { db }: Payload,
  collection: ScheduledCollection,
  ids: readonly string[],
): Promise<(id: string) => Languages> {
  const { rows } = await db.drizzle.execute<LanguageRow>(languagesSql(collection, ids))
  return languagesFrom(rows)
}
