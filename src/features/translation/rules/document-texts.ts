import type {
  Field,
  FlattenedBlock,
  FlattenedBlocksField,
  FlattenedField,
  LabelFunction,
  StaticLabel,
} from 'payload'

import { isEmpty, isLocalized, isMeantFor } from '@/src/features/pages/rules/block-languages'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'

type Data = Record<string, unknown>
type Label = LabelFunction | StaticLabel
type Blocks = readonly FlattenedBlock[]

/** How a text is edited: one line, several, a list of lines, or rich text. */
export type TextKind = 'line' | 'prose' | 'list' | 'rich'

/** Where a text is: the labels on the way to it, with the number of each row. */
export type Step = { label: Label; row: number | null }

/**
 * A localized text of a document. `path` names rows by their ids, so that it stays the same when rows move.
 */
export type DocumentText = {
  path: string
  kind: TextKind
  label: Label
  steps: readonly Step[]
  isRequired: boolean
  maxLength: number | null
  /** The locales in which the block of the text is shown. */
  meantFor: readonly Locale[]
  values: Partial<Record<Locale, unknown>>
}

type Place = { path: string; steps: readonly Step[]; meantFor: readonly Locale[]; blocks: Blocks }

/** Marks a localized text that is not prose, such as a slug: each language has one of its own, and none is a translation. */
export const UNTRANSLATED = { untranslated: true } as const

function kindOf(field: FlattenedField): TextKind | null {
  if (!isLocalized(field) || field.custom?.untranslated === true) return null
  if (('virtual' in field && field.virtual) || field.admin?.readOnly) return null
  if (field.type === 'richText') return 'rich'
  if (field.type === 'textarea') return 'prose'
  return field.type === 'text' ? (field.hasMany === true ? 'list' : 'line') : null
}

/** Whether a field of a config holds text that is translated. */
export const isTranslatedText = (field: Field | FlattenedField): boolean =>
  'name' in field && kindOf(field as FlattenedField) !== null

const isPerLocale = (value: unknown): value is Partial<Record<Locale, unknown>> =>
  isRecord(value) && Object.keys(value).every((key) => (LOCALES as readonly string[]).includes(key))

function textOf(field: FlattenedField, kind: TextKind, value: unknown, place: Place): DocumentText[] {
  if (!isPerLocale(value) || LOCALES.every((locale) => isEmpty(value[locale]))) return []
  return [
    {
      path: `${place.path}${field.name}`,
      kind,
      label: ('label' in field && field.label) || field.name,
      steps: place.steps,
      isRequired: 'required' in field && field.required === true,
      maxLength: 'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : null,
      meantFor: place.meantFor,
      values: value,
    },
  ]
}

const singularOf = (field: FlattenedField): Label => {
  const labels = 'labels' in field ? field.labels : undefined
  return labels && 'singular' in labels && labels.singular ? labels.singular : field.name
}

/** Paths are split at dots. */
const keyOf = ({ id }: Data, index: number): string =>
  typeof id === 'string' && !id.includes('.') ? id : String(index)

/** A field has blocks of its own, as that of a form, or those of the config. */
const blockOf = (field: FlattenedBlocksField, row: Data, shared: Blocks): FlattenedBlock | undefined =>
  [...field.blocks, ...shared].find(({ slug }) => slug === row.blockType)

function inRows(field: FlattenedField, rows: readonly unknown[], place: Place): DocumentText[] {
  return rows.flatMap((row, index) => {
    if (!isRecord(row)) return []
    const block = field.type === 'blocks' ? blockOf(field, row, place.blocks) : null
    const fields = field.type === 'array' ? field.flattenedFields : block?.flattenedFields
    const label = block?.labels?.singular ?? singularOf(field)
    return inFields(fields ?? [], row, {
      ...place,
      path: `${place.path}${field.name}.${keyOf(row, index)}.`,
      steps: [...place.steps, { label, row: index + 1 }],
      meantFor: block ? LOCALES.filter((locale) => isMeantFor(row, locale)) : place.meantFor,
    })
  })
}

function inField(field: FlattenedField, value: unknown, place: Place): DocumentText[] {
  const kind = kindOf(field)
  if (kind) return textOf(field, kind, value, place)
  if (isLocalized(field)) return []
  if (Array.isArray(value)) return inRows(field, value, place)
  if (!isRecord(value) || !('flattenedFields' in field)) return []
  const { label } = field as { label?: Label | false }
  const steps = label ? [...place.steps, { label, row: null }] : place.steps
  return inFields(field.flattenedFields, value, { ...place, path: `${place.path}${field.name}.`, steps })
}

const inFields = (fields: readonly FlattenedField[], data: Data, place: Place): DocumentText[] =>
  fields.flatMap((field) => inField(field, data[field.name], place))

/**
 * The texts of a document that are translated, in the order of its form.
 * @param data the document as read in all locales
 */
export const documentTexts = (
  fields: readonly FlattenedField[],
  blocks: Blocks,
  data: Data,
): DocumentText[] => inFields(fields, data, { path: '', steps: [], meantFor: LOCALES, blocks })

/** A row of a list by its id, or by its index while it has none. */
const rowAt = (rows: readonly unknown[], key: string): unknown =>
  rows.find((row) => isRecord(row) && row.id === key) ?? rows[Number(key)]

function setIn(value: unknown, [key = '', ...rest]: readonly string[], text: unknown): unknown {
  if (Array.isArray(value)) {
    const wanted: unknown = rowAt(value, key)
    return value.map((row: unknown) => (row === wanted ? setIn(row, rest, text) : row))
  }
  const own = isRecord(value) ? value : {}
  return { ...own, [key]: rest.length === 0 ? text : setIn(own[key], rest, text) }
}

/** A document, as read in one locale, with other texts at these paths. */
export const withTexts = (data: Data, texts: ReadonlyMap<string, unknown>): Data => {
  let changed: unknown = data
  for (const [path, text] of texts) changed = setIn(changed, path.split('.'), text)
  return changed as Data
}
