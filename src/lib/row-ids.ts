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

/** Gives rows other ids. @param ids old → new; rows without a new one keep theirs */
export function withNewIds(data: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(data)) return data.map((item) => withNewIds(item, ids))
  if (!isRecord(data) || isRichText(data)) return data
  const copy = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withNewIds(value, ids)]))
  return typeof data['id'] === 'string' ? { ...copy, id: ids[data['id']] ?? data['id'] } : copy
}

/** The ids of all rows in `data`. */
export function rowIds(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(rowIds)
  if (!isRecord(data) || isRichText(data)) return []
  const nested = Object.values(data).flatMap(rowIds)
  return typeof data['id'] === 'string' ? [data['id'], ...nested] : nested
}
