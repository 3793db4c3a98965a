import { isRecord } from '@/src/lib/is-record'

/** A text of a model as Postgres can store it. */
const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const storable = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), inner]))
}

/** JSON of what a model gave, as Postgres can store it. */
export const storableJson = (value: unknown): string => JSON.stringify(value, storable)
