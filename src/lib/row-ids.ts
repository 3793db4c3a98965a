import { isRecord } from './is-record'

type Json = Record<string, unknown>

/** Lexical nodes can have an id, but are not rows. */
const isRichText = (value: Json): boolean => 'root' in value

/**
 * Copies row ids from the stored document to the rows of `data`, by position. Without them, writing a second locale would
 * replace the rows instead of updating them.
 */
export function withRowIds(data: unknown, stored: unknown): unknown {
  if (Array.isArray(data)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : []
    return data.map((item: unknown, index) => {
      const row = rows[index]
      const result = withRowIds(item, row)
      return isRecord(result) && isRecord(row) && typeof row['id'] === 'string'
        ? { ...result, id: row['id'] }
        : result
    })
  }
  if (!isRecord(data) || !isRecord(stored) || isRichText(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withRowIds(value, stored[key])]))
}

/** Removes row ids, so that saving `data` creates new rows. References stay. */
export function withoutRowIds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutRowIds)
  if (!isRecord(data) || isRichText(data)) return data
  const { id: _id, ...fields } = data
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withoutRowIds(value)]))
}
