import { isRecord } from './is-record'

type Json = Record<string, unknown>

/** Rich text is one value: what looks like a row in it is a part of the text. */
const isRichText = (value: Json): boolean => 'root' in value

/**
 * Gives the rows of `data` the ids of the stored document's rows, by position: a second language must be written
 * onto the same rows, or it would replace them.
 */
export function withRowIds(data: unknown, stored: unknown): unknown {
  if (Array.isArray(data)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : []
    return data.map((item: unknown, index) => {
      const row = rows[index]
      const known = withRowIds(item, row)
      return isRecord(known) && isRecord(row) && typeof row['id'] === 'string'
        ? { ...known, id: row['id'] }
        : known
    })
  }
  if (!isRecord(data) || !isRecord(stored) || isRichText(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withRowIds(value, stored[key])]))
}

/** `data` without the ids of its rows: stored, it has rows of its own. References (ids as values) stay. */
export function withoutRowIds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutRowIds)
  if (!isRecord(data) || isRichText(data)) return data
  const { id: _id, ...fields } = data
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withoutRowIds(value)]))
}
