import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { isKept } from '@/src/access/trash'
import { type DocumentText, documentTexts } from '@/src/features/translation/rules/document-texts'
import type { SearchedCollection } from '@/src/features/search/rules/searched'
import { isPartial } from '@/src/features/translation/rules/field-segments'
import type { Made, TranslatedCollection } from '@/src/features/translation/rules/translated'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { type Fingerprint, fingerprintOf } from './fingerprint'
import { TRANSLATIONS } from './table'

/** A collection of whose texts something is stored besides its documents. */
export type TextCollection = TranslatedCollection | SearchedCollection

/** A document, or with `version` a version of one. */
export type Source = { collection: TextCollection; id: string; version: boolean }

export type Pair = { from: Locale; to: Locale }

/** What somebody decided about a translation, in place of what the texts themselves tell. */
export type Decision = Pair & { path: string; made: Omit<Made, 'target'> }

/** A text as it is now in both languages of a pair. */
export type PairText = Pair & {
  path: string
  source: Fingerprint | null
  target: Fingerprint | null
  partial: boolean
}

const PAIRS: readonly Pair[] = LOCALES.flatMap((from) =>
  LOCALES.filter((to) => to !== from).map((to) => ({ from, to })),
)

/** The texts of a document as it is stored, with all its languages. */
export const textsOf = (
  { collections, config }: Payload,
  collection: TextCollection,
  data: Record<string, unknown>,
): DocumentText[] => documentTexts(collections[collection].config.flattenedFields, config.blocks ?? [], data)

/** The texts for each pair of languages; none where the block is not shown. */
export function pairTexts(texts: readonly DocumentText[]): PairText[] {
  return texts.flatMap((text) => {
    const prints = new Map(LOCALES.map((locale) => [locale, fingerprintOf(text, locale)]))
    return PAIRS.filter(({ to }) => text.meantFor.includes(to)).map(({ from, to }) => ({
      ...{ from, to, path: text.path },
      source: prints.get(from) ?? null,
      target: prints.get(to) ?? null,
      partial: isPartial(text, text.values[from], text.values[to]),
    }))
  })
}

/** The document: none for a version that is not the newest. */
export function selectDocument({ collection, id, version }: Source): SQL {
  const document = sql.identifier(tableName(collection))
  return version
    ? sql`SELECT d.id, d.tenant_id FROM ${sql.identifier(`_${tableName(collection)}_v`)} v
        JOIN ${document} d ON d.id = v.parent_id WHERE v.id = ${id}::uuid AND v.latest AND ${isKept(collection, 'd')}`
    : sql`SELECT d.id, d.tenant_id FROM ${document} d WHERE d.id = ${id}::uuid AND ${isKept(collection, 'd')}`
}

/**
 * What each text was made from: as decided; as before while its words are the same, or are again what they were before that;
 * otherwise from the source of now. Publishing a language first stores a version with what is published of the others, and
 * then the newest drafts again, so that a text can be gone or another one for a moment.
 */
const MADE = sql`
  SELECT g.from_locale, g.to_locale, g.path, g.source, g.target IS NULL OR g.partial AS missing,
    -- A text that was there before its source is made from the first one.
    CASE WHEN g.target IS NOT NULL AND k.made ->> 'source' IS NULL
      THEN k.made || jsonb_build_object('source', g.source, 'words', g.words)
      ELSE k.made
    END AS made
  FROM given g LEFT JOIN before b USING (from_locale, to_locale)
  CROSS JOIN LATERAL (SELECT b.fields -> g.path AS own,
    CASE WHEN b.fields -> g.path ->> 'target' <> g.target
      THEN jsonb_build_object('earlier', (b.fields -> g.path) - 'earlier') ELSE '{}' END AS earlier) m
  CROSS JOIN LATERAL (SELECT
    CASE WHEN g.target IS NULL OR (g.decided IS NULL AND m.own ->> 'target' = g.target) THEN m.own
      WHEN g.decided IS NOT NULL THEN g.decided || jsonb_build_object('target', g.target) || m.earlier
      WHEN m.own -> 'earlier' ->> 'target' = g.target THEN (m.own -> 'earlier') || m.earlier
      ELSE jsonb_build_object('source', g.source, 'target', g.target, 'words', g.words, 'maker', NULL) || m.earlier
    END AS made) k`

const COUNTS = sql`
  count(source) AS total,
  count(source) FILTER (WHERE missing) AS missing,
  count(source) FILTER (WHERE NOT missing AND made ->> 'source' IS DISTINCT FROM source) AS outdated,
  count(source) FILTER (WHERE NOT missing AND made ->> 'source' = source AND made ->> 'maker' = 'model') AS unreviewed`

/**
 * Stores what the texts of a document or newest version were made from, in one statement that writes only what has changed:
 * a text whose words changed is up to date with the other language, and one that stayed the same is outdated when that changed.
 * @param also parts of the statement that store something else of the document
 */
export async function storeTranslations(
  req: PayloadRequest,
  source: Source,
  texts: readonly PairText[],
  decisions: readonly Decision[] = [],
  also: SQL | null = null,
): Promise<void> {
  const decided = new Map(decisions.map(({ from, to, path, made }) => [`${from} ${to} ${path}`, made]))
  const given = texts.map((text) => ({
    from_locale: text.from,
    to_locale: text.to,
    path: text.path,
    source: text.source?.hash ?? null,
    words: text.source?.words ?? '',
    target: text.target?.hash ?? null,
    partial: text.partial,
    decided: decided.get(`${text.from} ${text.to} ${text.path}`) ?? null,
  }))
  const table = sql.identifier(TRANSLATIONS)
  const connection = await requestConnection(req)
  await connection.execute(sql`
    WITH source AS (${selectDocument(source)}),
    ${also ? sql`${also},` : sql``}
    pairs AS (
      SELECT f AS from_locale, t AS to_locale
      FROM unnest(${sql.param([...LOCALES])}::text[]) f CROSS JOIN unnest(${sql.param([...LOCALES])}::text[]) t WHERE f <> t
    ),
    given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g(
        from_locale text, to_locale text, path text, source text, words text, target text, partial boolean, decided jsonb)
    ),
    before AS (SELECT r.from_locale, r.to_locale, r.fields FROM ${table} r JOIN source s ON r.document_id = s.id),
    made AS (${MADE}),
    counted AS (
      SELECT from_locale, to_locale, ${COUNTS},
        coalesce(jsonb_object_agg(path, made) FILTER (WHERE made IS NOT NULL), '{}') AS fields
      FROM made GROUP BY from_locale, to_locale
    )
    INSERT INTO ${table} AS r
      (tenant_id, collection, document_id, from_locale, to_locale, fields, total, missing, outdated, unreviewed)
    SELECT s.tenant_id, ${source.collection}, s.id, p.from_locale, p.to_locale, coalesce(c.fields, '{}'),
      coalesce(c.total, 0), coalesce(c.missing, 0), coalesce(c.outdated, 0), coalesce(c.unreviewed, 0)
    FROM source s CROSS JOIN pairs p LEFT JOIN counted c USING (from_locale, to_locale)
    ON CONFLICT (document_id, from_locale, to_locale) DO UPDATE SET fields = excluded.fields, total = excluded.total,
      missing = excluded.missing, outdated = excluded.outdated, unreviewed = excluded.unreviewed
    WHERE (r.fields, r.total, r.missing, r.outdated, r.unreviewed)
      IS DISTINCT FROM (excluded.fields, excluded.total, excluded.missing, excluded.outdated, excluded.unreviewed)`)
}
