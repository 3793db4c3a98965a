import { sql } from 'drizzle-orm'
import type { FieldHook, FlattenedField, PayloadRequest } from 'payload'

import { isMeantFor, isWritten, isWrittenIn, otherLocales } from '@/src/features/pages/rules/block-languages'
import { isLocale, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'

type Row = Record<string, unknown>
type Fields = readonly FlattenedField[]
type HookArgs = Parameters<FieldHook>[0]
/** A block or a row within one, with what is stored of it in all locales. */
type Part = { row: Row; fields: Fields; stored: Row | undefined; within: Part[] }

/** Whether the published document has the row already, so that other locales may show it. */
type Absence = { isPublished: () => Promise<boolean> }

/** By the very rows that Payload validates next. */
const absences = new WeakMap<object, Absence>()

export const absenceOf = (row: object): Absence | undefined => absences.get(row)

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

function partOf(row: Row, fields: Fields, stored: Row | undefined): Part {
  const within = fields.flatMap((field): Part[] => {
    if (field.type !== 'array') return []
    const before = rowsOf(stored?.[field.name])
    return rowsOf(row[field.name]).map((own) =>
      partOf(
        own,
        field.flattenedFields,
        before.find(({ id }) => id !== undefined && id === own.id),
      ),
    )
  })
  return { row, fields, stored, within }
}

/** Without any text in the locale, and with some in another: it waits for a translation. */
const awaitsTexts = ({ row, fields, stored }: Part, locale: Locale): boolean =>
  !isWritten(row, fields) && stored !== undefined && isWrittenIn(stored, fields, otherLocales(locale))

const nested = (part: Part): Part[] => part.within.flatMap((row) => [row, ...nested(row)])

/** What is left out in the locale. A page is never left without blocks for want of texts: then all of them count. */
function absentParts(blocks: Part[], locale: Locale): Part[] {
  const [meant, others] = [true, false].map((wanted) =>
    blocks.filter(({ row }) => isMeantFor(row, locale) === wanted),
  ) as [Part[], Part[]]
  const untranslated = meant.filter((part) => awaitsTexts(part, locale))
  const left = untranslated.length < meant.length ? untranslated : []
  const rows = meant.filter((part) => !left.includes(part)).flatMap(nested)
  return [...others, ...left, ...rows.filter((part) => awaitsTexts(part, locale))]
}

async function publishedIds(req: PayloadRequest, slug: string, id: unknown): Promise<Set<unknown>> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ ids: unknown[] | null }>(sql`
    SELECT jsonb_path_query_array(blocks, '$.**.id') AS ids FROM ${sql.identifier(tableName(slug))}
    WHERE id = ${id}`)
  return new Set(rows[0]?.ids)
}

const blocksOf = ({ req, siblingDocWithLocales, field, value }: HookArgs): Part[] => {
  const before = 'name' in field ? rowsOf(siblingDocWithLocales?.[String(field.name)]) : []
  return rowsOf(value).flatMap((row) => {
    const block = req.payload.config.blocks?.find(({ slug }) => slug === row.blockType)
    const stored = before.find(({ id }) => id !== undefined && id === row.id)
    return block ? [partOf(row, block.flattenedFields, stored)] : []
  })
}

/** Remembers which blocks and rows of a save are left out in its locale, for their validation. */
export const noteAbsentRows: FieldHook = (args): unknown => {
  const { collection, field, req } = args
  if (field.type !== 'blocks' || !field.blockReferences || !isLocale(req.locale)) return args.value
  const { id } = (args.originalDoc ?? {}) as Row
  let read: Promise<Set<unknown>> | null = null
  const published = () =>
    (read ??= id && collection ? publishedIds(req, collection.slug, id) : Promise.resolve(new Set()))
  for (const { row } of absentParts(blocksOf(args), req.locale))
    absences.set(row, { isPublished: async () => (await published()).has(row.id) })
  return args.value
}
