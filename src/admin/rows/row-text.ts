import type { I18nClient } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'

import { dateOnly } from '@/src/fields/dates'
import { isRecord } from '@/src/lib/is-record'
import type { RowName } from './row-names'

const MAX_CHARACTERS = 60

/** The texts of a rich text in their order. */
function textsIn(node: unknown): string[] {
  if (!isRecord(node)) return []
  if (typeof node.text === 'string') return [node.text]
  return Array.isArray(node.children) ? node.children.flatMap(textsIn) : []
}

/** The language of the panel, and its names of months. */
export type Reader = Pick<I18nClient, 'language' | 'dateFNS' | 't'>

function dateText(date: string, reader: Reader): string {
  if (Number.isNaN(Date.parse(date))) return ''
  return formatDate({ date, i18n: reader as I18nClient, pattern: dateOnly.displayFormat })
}

function textOf(value: unknown, { type, options }: RowName, reader: Reader): string {
  if (isRecord(value)) return textsIn(value.root).join(' ')
  if (typeof value !== 'string') return ''
  if (type === 'date') return dateText(value, reader)
  if (!options) return value
  const option = options[value]
  const text = isRecord(option) ? option[reader.language] : option
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
export function rowText(valueAt: ValueAt, names: readonly RowName[], reader: Reader): string | null {
  for (const name of names) {
    const text = textOf(valueAt(name.path), name, reader).replaceAll(/\s+/g, ' ').trim()
    if (text) return shorten(text)
  }
  return null
}
