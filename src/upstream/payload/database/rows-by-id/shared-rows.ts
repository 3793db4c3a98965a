import type { BlockSlug, FlattenedBlock, FlattenedField } from 'payload'

import { isRecord } from '@/src/lib/is-record'

/** A document in all its languages, or a part of it: a text is a value per language. */
type Part = Record<string, unknown>
type Blocks = Partial<Record<BlockSlug, FlattenedBlock>>
/** Rows by the list of the schema that they stand in and their id. */
type Rows = Map<string, Part>

const isLocalized = (field: FlattenedField): boolean => 'localized' in field && field.localized === true

/** What each row of a list is made of; null where the value is no list. */
function rowsIn(field: FlattenedField, value: unknown, path: string, blocks: Blocks) {
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return null
  return value.filter(isRecord).map((row) => {
    const own = field.type === 'array' ? field : blockOf(field.blocks, row, blocks)
    const list = [path, field.name, ...(field.type === 'blocks' ? [row.blockType] : [])].join('.')
    return { row, list, key: `${list} ${String(row.id)}`, fields: own?.flattenedFields ?? [] }
  })
}

const blockOf = (inline: readonly FlattenedBlock[], { blockType }: Part, blocks: Blocks) =>
  blocks[blockType as BlockSlug] ?? inline.find(({ slug }) => slug === blockType)

/** The document with none of the rows that its languages share. */
export function stripSharedRows(doc: Part, fields: readonly FlattenedField[]): Part {
  const result = { ...doc }
  for (const field of fields) {
    const value = doc[field.name]
    if (isLocalized(field)) continue
    if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks')) result[field.name] = []
    else if ('flattenedFields' in field && isRecord(value))
      result[field.name] = stripSharedRows(value, field.flattenedFields)
  }
  return result
}

function collectRows(doc: Part, fields: readonly FlattenedField[], path: string, blocks: Blocks, rows: Rows) {
  for (const field of fields.filter((one) => !isLocalized(one))) {
    const value = doc[field.name]
    for (const { row, list, key, fields: own } of rowsIn(field, value, path, blocks) ?? []) {
      rows.set(key, row)
      collectRows(row, own, list, blocks, rows)
    }
    if ('flattenedFields' in field && isRecord(value))
      collectRows(value, field.flattenedFields, `${path}.${field.name}`, blocks, rows)
  }
  return rows
}

type Scope = { blocks: Blocks; locale: string; rows: Rows }

/** A text: in the written language as it is now, in the others as it was. */
function inAllLanguages(value: unknown, before: unknown, { locale }: Scope): unknown {
  const { [locale]: _own, ...others } = isRecord(before) ? before : {}
  return Object.keys(others).length > 0 ? { ...others, ...(isRecord(value) && value) } : value
}

function filled(
  part: Part,
  before: Part | undefined,
  { fields, path }: { fields: readonly FlattenedField[]; path: string },
  scope: Scope,
): Part {
  const result = { ...part }
  for (const field of fields) {
    const [value, old] = [part[field.name], before?.[field.name]]
    const rows = rowsIn(field, value, path, scope.blocks)
    if (isLocalized(field)) result[field.name] = inAllLanguages(value, old, scope)
    else if (rows)
      result[field.name] = rows.map(({ row, list, key, fields: own }) =>
        filled(row, scope.rows.get(key), { fields: own, path: list }, scope),
      )
    else if ('flattenedFields' in field && isRecord(value))
      result[field.name] = filled(
        value,
        isRecord(old) ? old : undefined,
        { fields: field.flattenedFields, path: `${path}.${field.name}` },
        scope,
      )
  }
  return result
}

/**
 * The document with the texts of the other languages in its rows, wherever they stand now; a row that was not there
 * has none.
 * @param published the document as it was, whose rows are known by their ids
 * @param locale the language that `doc` brings
 */
export const keepOtherLocales = (
  doc: Part,
  published: Part,
  fields: readonly FlattenedField[],
  { blocks, locale }: { blocks: Blocks; locale: string },
): Part =>
  filled(
    doc,
    published,
    { fields, path: '' },
    { blocks, locale, rows: collectRows(published, fields, '', blocks, new Map()) },
  )

/**
 * The document with the texts of the other languages in the rows that have come back: those of a version, where the
 * document before had no such row.
 * @param locale the language that `doc` brings
 */
export function fillRowsThatCameBack(
  doc: Part,
  { before, version }: { before: Part; version: Part },
  fields: readonly FlattenedField[],
  { blocks, locale }: { blocks: Blocks; locale: string },
): Part {
  const had = collectRows(before, fields, '', blocks, new Map())
  const rows = [...collectRows(version, fields, '', blocks, new Map())].filter(([key]) => !had.has(key))
  return filled(doc, undefined, { fields, path: '' }, { blocks, locale, rows: new Map(rows) })
}
