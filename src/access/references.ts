import {
  traverseFields,
  type Field,
  type LabelFunction,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type StaticLabel,
  type TabAsField,
} from 'payload'

import { isRecord } from '@/src/lib/is-record'

/** Where a reference is held: the path to the field, and what people call the field. */
type Place = { path: string; label?: LabelFunction | StaticLabel; inRichText?: true }
/** One reference from a document to another. */
export type Reference = Place & { relationTo: string; id: string }

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.id === 'string' ? value.id : null
}

function fromRelation(value: unknown, relationTo: string | string[], place: Place): Reference[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((item: unknown) => {
    const polymorphic = Array.isArray(relationTo) && isRecord(item)
    const target = polymorphic ? item.relationTo : relationTo
    const id = idOf(polymorphic ? item.value : item)
    return typeof target === 'string' && id ? [{ relationTo: target, id, ...place }] : []
  })
}

/** Lexical keeps references in nodes of any depth: uploads and relationships as the node, links in its fields. */
function fromRichText(node: unknown, place: Place): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child) => fromRichText(child, place))
  if (!isRecord(node)) return []
  const own =
    typeof node.relationTo === 'string' && 'value' in node
      ? fromRelation(node.value, node.relationTo, place)
      : []
  return [...own, ...Object.values(node).flatMap((child) => fromRichText(child, place))]
}

/** A localized value arrives as one language's value, or as a record of all of them. */
const perLocale = (value: unknown, field: Field | TabAsField): unknown[] =>
  'localized' in field &&
  field.localized &&
  isRecord(value) &&
  !('root' in value) &&
  !('relationTo' in value) &&
  !('id' in value)
    ? Object.values(value)
    : [value]

/** Where each row of a list stands, by the row: `blocks.2.items.0`. Payload's own paths leave the rows out. */
function rowPaths(value: unknown, path = '', found = new Map<unknown, string>()): Map<unknown, string> {
  if (typeof value !== 'object' || value === null || 'root' in value || found.has(value)) return found
  if (path !== '') found.set(value, path)
  for (const [key, child] of Object.entries(value)) rowPaths(child, path ? `${path}.${key}` : key, found)
  return found
}

function fromField(field: Field | TabAsField, siblings: unknown, parentPath: string): Reference[] {
  if (!('name' in field) || !field.name || !isRecord(siblings)) return []
  const label = 'label' in field && field.label ? field.label : undefined
  const place: Place = { path: `${parentPath}${field.name}`, ...(label && { label }) }
  const values = perLocale(siblings[field.name], field)
  if (field.type === 'relationship' || field.type === 'upload')
    return values.flatMap((value) => fromRelation(value, field.relationTo, place))
  if (field.type !== 'richText') return []
  return values.flatMap((value) => fromRichText(value, { ...place, inRichText: true }))
}

/** Every reference that a document holds: in fields, groups, arrays, blocks and rich text alike. */
export function collectReferences(
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
  config: SanitizedConfig,
): Reference[] {
  const found: Reference[] = []
  const paths = rowPaths(data)
  traverseFields({
    config,
    fields: collection.fields,
    ref: data,
    fillEmpty: false,
    callback: ({ field, ref, parentPath }) => {
      const row = paths.get(ref)
      found.push(...fromField(field, ref, row === undefined ? parentPath : `${row}.`))
    },
  })
  return found
}
