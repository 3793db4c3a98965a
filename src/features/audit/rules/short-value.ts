import type { AuditValue } from './audit-entry'

/** Enough to recognise a text; versions store it in full. */
const MAX_CHARACTERS = 200

export type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export const isRichText = (value: unknown): value is Row => isRow(value) && 'root' in value

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const abbreviate = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : text

function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isRow(node)) return []
  return typeof node.text === 'string' ? [node.text] : [...textsOf(node.root), ...textsOf(node.children)]
}

/** The id of a reference, populated or not, polymorphic or not. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (!isRow(value)) return null
  return idOf('relationTo' in value && 'value' in value ? value.value : value.id)
}

/** A value as the log stores it: rich text as plain text, documents as ids, long values truncated. */
export function shortValue(value: unknown): AuditValue {
  if (isEmpty(value)) return null
  if (typeof value === 'string') return abbreviate(value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  if (isRichText(value)) return abbreviate(textsOf(value).join(' '))
  if (Array.isArray(value)) return abbreviate(value.map((item) => String(shortValue(item))).join(', '))
  return idOf(value) ?? abbreviate(JSON.stringify(value))
}

/** Fields that can name a row, in order of preference. */
const NAMES = ['title', 'heading', 'label', 'name', 'question', 'text']

/** The name of a row of a list; null without one. */
export function shortRow(row: Row): AuditValue {
  const name = NAMES.find((field) => typeof row[field] === 'string' && row[field] !== '')
  return name === undefined ? null : shortValue(row[name])
}
