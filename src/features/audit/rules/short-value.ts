import type { AuditValue } from './audit-entry'

/** As much of a text as the log keeps: it says what changed, the versions hold what was there. */
const MAX_CHARACTERS = 200

export type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export const isRichText = (value: unknown): value is Row => isRow(value) && 'root' in value

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const abbreviate = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : text

function wordsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (!isRow(node)) return []
  return typeof node.text === 'string' ? [node.text] : [...wordsOf(node.root), ...wordsOf(node.children)]
}

/** The id of a document, whether it is named or populated. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (!isRow(value)) return null
  return idOf('relationTo' in value && 'value' in value ? value.value : value.id)
}

/** A value as the log keeps it: text without its form, documents by their id, whatever is long abbreviated. */
export function shortValue(value: unknown): AuditValue {
  if (isEmpty(value)) return null
  if (typeof value === 'string') return abbreviate(value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  if (isRichText(value)) return abbreviate(wordsOf(value).join(' '))
  if (Array.isArray(value)) return abbreviate(value.map((item) => String(shortValue(item))).join(', '))
  return idOf(value) ?? abbreviate(JSON.stringify(value))
}

/** Fields by which people know a row. */
const NAMES = ['title', 'heading', 'label', 'name', 'question', 'text']

/** What a row of a list is known by, if by anything. */
export function shortRow(row: Row): AuditValue {
  const name = NAMES.find((field) => typeof row[field] === 'string' && row[field] !== '')
  return name === undefined ? null : shortValue(row[name])
}
