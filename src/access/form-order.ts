import type { FlattenedBlock, FlattenedField } from 'payload'

import { isRecord } from '@/src/lib/is-record'

type Scope = { data: unknown; blocks: Partial<Record<string, FlattenedBlock>> }

const inSidebar = ({ admin }: FlattenedField): boolean =>
  admin !== undefined && 'position' in admin && admin.position === 'sidebar'

/** The fields of a row, a group or a tab. */
function fieldsIn(field: FlattenedField, row: unknown, blocks: Scope['blocks']): readonly FlattenedField[] {
  if (field.type === 'blocks') return (isRecord(row) && blocks[String(row.blockType)]?.flattenedFields) || []
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/** Where a path is among the fields, as the place at each level. What is no field comes last. */
function placeOf(
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
  { data, blocks }: Scope,
): number[] {
  const index = fields.findIndex((field) => field.name === name)
  const field = fields[index]
  if (!field) return [fields.length]
  const value = isRecord(data) ? data[field.name] : undefined
  if (field.type !== 'array' && field.type !== 'blocks')
    return [
      index,
      ...(rest.length > 0 ? placeOf(fieldsIn(field, value, blocks), rest, { data: value, blocks }) : []),
    ]
  const [row, ...inside] = rest
  if (row === undefined) return [index]
  const own: unknown = Array.isArray(value) ? value[Number(row)] : undefined
  const within = inside.length > 0 ? placeOf(fieldsIn(field, own, blocks), inside, { data: own, blocks }) : []
  return [index, Number(row), ...within]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, level) => place !== other[level])
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}

/** What is said of fields, in the order in which the form has them: the sidebar last. */
export function inFormOrder<T extends { path: string }>(
  fields: readonly FlattenedField[],
  items: readonly T[],
  scope: Scope,
): T[] {
  const ordered = [...fields.filter((field) => !inSidebar(field)), ...fields.filter(inSidebar)]
  return items
    .map((item) => ({ item, place: placeOf(ordered, item.path.split('.'), scope) }))
    .toSorted((one, other) => compare(one.place, other.place))
    .map(({ item }) => item)
}
