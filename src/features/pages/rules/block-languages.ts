import { hasText } from '@payloadcms/richtext-lexical/shared'
import type { FieldAffectingData, FlattenedBlock, FlattenedField } from 'payload'

import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'

type Row = Record<string, unknown>
type Fields = readonly FlattenedField[]

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && 'root' in value && !hasText(value as unknown as Parameters<typeof hasText>[0]))

export const isLocalized = (field: FieldAffectingData | FlattenedField): boolean =>
  'localized' in field && field.localized === true

/** Whether a text is required in every locale. A conditional field does not count: not every variant has it. */
export const isRequiredLocalizedText = (field: FieldAffectingData | FlattenedField): boolean =>
  isLocalized(field) && 'required' in field && field.required === true && !field.admin?.condition

/** The rows of a list, or the one of a group. */
function partsOf(field: FlattenedField, value: unknown): { rows: Row[]; fields: Fields } | null {
  if (isLocalized(field) || !('flattenedFields' in field)) return null
  const rows: unknown[] = field.type === 'array' ? (Array.isArray(value) ? value : []) : [value]
  return { rows: rows.filter(isRecord), fields: field.flattenedFields }
}

/** The localized values of a row, those of its groups and rows included. */
const textsOf = (row: Row, fields: Fields): unknown[] =>
  fields.flatMap((field) => {
    const value = row[field.name]
    if (isLocalized(field)) return [value]
    const parts = partsOf(field, value)
    return parts ? parts.rows.flatMap((part) => textsOf(part, parts.fields)) : []
  })

/** Whether a row, as read in one locale, has any text there. */
export const isWritten = (row: Row, fields: Fields): boolean =>
  textsOf(row, fields).some((value) => !isEmpty(value))

/** Whether a row, as read in all locales, has any text in one of these. */
export const isWrittenIn = (row: Row, fields: Fields, locales: readonly Locale[]): boolean =>
  textsOf(row, fields).some((value) => isRecord(value) && locales.some((locale) => !isEmpty(value[locale])))

/** Whether editors chose a block for a locale; without a choice it is for all, and hidden it is for none. */
export const isMeantFor = (block: object, locale: Locale): boolean => {
  if (Reflect.get(block, 'hidden') === true) return false
  const showIn: unknown = Reflect.get(block, 'showIn')
  return !Array.isArray(showIn) || showIn.length === 0 || showIn.includes(locale)
}

type Read = (text: unknown) => unknown

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Whether a row has its required texts and, of a required list that has rows, one that does. */
const isComplete = (row: Row, fields: Fields, read: Read): boolean =>
  fields.every((field) => {
    const value = row[field.name]
    if (isRequiredLocalizedText(field)) return !isEmpty(read(value))
    if (field.admin?.condition || !('flattenedFields' in field)) return true
    if (field.type === 'group') return isComplete(isRecord(value) ? value : {}, field.flattenedFields, read)
    if (field.type !== 'array' || !field.required) return true
    const rows = rowsOf(value)
    return rows.length === 0 || rows.some((item) => isComplete(item, field.flattenedFields, read))
  })

const asRead: Read = (text) => text

/** The row without nested rows that lack required texts; null if it lacks its own. */
function prune(row: Row, fields: Fields): Row | null {
  if (!isComplete(row, fields, asRead)) return null
  const arrays = fields.filter((field) => field.type === 'array')
  const pruned = arrays.map(({ name, flattenedFields }) => {
    const rows = rowsOf(row[name])
    return [name, rows.map((item) => prune(item, flattenedFields)).filter((item) => item !== null)] as const
  })
  return { ...row, ...Object.fromEntries(pruned) }
}

/** The rows that are left out by `prune`: the row itself, or those within it. */
function prunedRows(row: Row, fields: Fields, read: Read): Row[] {
  if (!isComplete(row, fields, read)) return [row]
  return fields.flatMap((field) =>
    field.type === 'array'
      ? rowsOf(row[field.name]).flatMap((item) => prunedRows(item, field.flattenedFields, read))
      : [],
  )
}

type Configs = readonly FlattenedBlock[]

const fieldsOf = (configs: Configs, blockType: unknown): Fields | null =>
  configs.find(({ slug }) => slug === blockType)?.flattenedFields ?? null

/** A block as it were if it was not hidden. */
export const unhidden = <T extends object>(block: T): T => ({ ...block, hidden: false })

/**
 * The blocks that are shown in the locale in which they were read: those that are meant for it and have their texts there.
 * Locales share the structure of a page, so a block that was added in one has no text in another yet.
 */
export function shownBlocks<T extends { blockType: string }>(
  blocks: readonly T[],
  configs: Configs,
  locale: Locale,
): T[] {
  return blocks.flatMap((block) => {
    const fields = isMeantFor(block, locale) ? fieldsOf(configs, block.blockType) : null
    const pruned = fields ? prune(block, fields) : null
    // Pruning only removes rows, so the type stays the same.
    return pruned ? [pruned as T] : []
  })
}

export type IncompleteBlocks = Record<Locale, string[]>

/** Per locale, the ids of the blocks, and of the rows in blocks, that are left out there because a required text is missing. */
export function incompleteBlocks(stored: readonly Row[], configs: Configs): IncompleteBlocks {
  const leftOut = (block: Row, locale: Locale): Row[] => {
    const fields = isMeantFor(block, locale) ? fieldsOf(configs, block.blockType) : null
    return fields ? prunedRows(block, fields, (text) => (isRecord(text) ? text[locale] : null)) : []
  }
  return perLocale((locale) => stored.flatMap((block) => leftOut(block, locale)).map(({ id }) => String(id)))
}

/** The locales besides one. */
export const otherLocales = (locale: unknown): Locale[] => LOCALES.filter((code) => code !== locale)
