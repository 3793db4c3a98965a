import { fieldSegments } from '@/src/features/translation/rules/field-segments'
import { rootOf } from '@/src/features/translation/rules/rich-text'
import { isRecord } from '@/src/lib/is-record'

export const RICH = { kind: 'rich', maxLength: null } as const

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as the model reads it: rich text as its segments, nothing of what is empty. */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact)
  if (!isRecord(value)) return value
  if (rootOf(value))
    return { segments: Object.fromEntries(fieldSegments(RICH, value).map(({ id, text }) => [id, text])) }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (isEmpty(inner) ? [] : [[key, compact(inner)]])),
  )
}
