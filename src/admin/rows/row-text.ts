import { isRecord } from '@/src/lib/is-record'
import type { RowName } from './row-names'

const MAX_CHARACTERS = 60

/** The texts of a rich text in their order. */
function textsIn(node: unknown): string[] {
  if (!isRecord(node)) return []
  if (typeof node.text === 'string') return [node.text]
  return Array.isArray(node.children) ? node.children.flatMap(textsIn) : []
}

function dateText(value: string, language: string): string {
  const date = new Date(value)
  return Number.isNaN(date.valueOf()) ? '' : date.toLocaleDateString(language, { dateStyle: 'medium' })
}

function textOf(value: unknown, { type, options }: RowName, language: string): string {
  if (isRecord(value)) return textsIn(value.root).join(' ')
  if (typeof value !== 'string') return ''
  if (type === 'date') return dateText(value, language)
  if (!options) return value
  const option = options[value]
  const text = isRecord(option) ? option[language] : option
  return typeof text === 'string' ? text : ''
}

const shorten = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text

/** The value of a row's field, by its path in the row. */
export type ValueAt = (path: string) => unknown

export const valuesOf =
  (row: unknown): ValueAt =>
  (path) =>
    path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row)

/** The name of a row: its first text, on one line; null when it has none yet. */
export function rowText(valueAt: ValueAt, names: readonly RowName[], language: string): string | null {
  for (const name of names) {
    const text = textOf(valueAt(name.path), name, language).replaceAll(/\s+/g, ' ').trim()
    if (text) return shorten(text)
  }
  return null
}
