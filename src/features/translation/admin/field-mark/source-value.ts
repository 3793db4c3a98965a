import { isRecord } from '@/src/lib/is-record'
import type { TranslationField, Subject } from '../read-translation'

/** What is at a path of a stored document, of which the rows are named by their ids. */
function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  if (Array.isArray(value)) {
    const rows: unknown[] = value
    return valueAt(rows.find((row) => isRecord(row) && row.id === key) ?? rows[Number(key)], rest)
  }
  return isRecord(value) ? valueAt(value[key], rest) : undefined
}

/** A text of the newest draft in the language of the source, as it is stored. Only Payload gives rich text so. */
async function readStored({ collection, id, from }: Subject, path: string): Promise<unknown> {
  const keys = path.split('.')
  const query = new URLSearchParams({ locale: from, draft: 'true', depth: '0', 'fallback-locale': 'null' })
  query.set(`select[${keys[0] ?? ''}]`, 'true')
  const response = await fetch(`/payload-api/${collection}/${id}?${query.toString()}`)
  if (!response.ok) throw new Error(`The source answers ${response.status}.`)
  return valueAt(await response.json(), keys)
}

/** The source of a text, as a value of its field. */
export async function sourceValue(subject: Subject, field: TranslationField): Promise<unknown> {
  if (field.kind === 'rich') return readStored(subject, field.path)
  const text = field.segments[0]?.source ?? ''
  return field.kind === 'list' ? text.split('\n') : text
}
