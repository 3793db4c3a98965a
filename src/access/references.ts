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

type Location = { path: string; label?: LabelFunction | StaticLabel; inRichText?: true }
export type Reference = Location & { relationTo: string; id: string }

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.id === 'string' ? value.id : null
}

function fromRelation(value: unknown, relationTo: string | string[], location: Location): Reference[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((item: unknown) => {
    const polymorphic = Array.isArray(relationTo) && isRecord(item)
    const target = polymorphic ? item.relationTo : relationTo
    const id = idOf(polymorphic ? item.value : item)
    return typeof target === 'string' && id ? [{ relationTo: target, id, ...location }] : []
  })
}

/** Lexical stores uploads and relationships as nodes and links in the fields of a node, at any depth. */
function fromRichText(node: unknown, location: Location): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child) => fromRichText(child, location))
  if (!isRecord(node)) return []
  const direct =
    typeof node.relationTo === 'string' && 'value' in node
      ? fromRelation(node.value, node.relationTo, location)
      : []
  return [...direct, ...Object.values(node).flatMap((child) => fromRichText(child, location))]
}

/** A localized value is either that of one locale or an object with all locales. */
const perLocale = (value: unknown, field: Field | TabAsField): unknown[] =>
  'localized' in field &&
  field.localized &&
  isRecord(value) &&
  !('root' in value) &&
  !('relationTo' in value) &&
  !('id' in value)
    ? Object.values(value)
    : [value]

/** Maps each array or block row to its path, such as `blocks.2.items.0`: `traverseFields` leaves out row indexes. */
function rowPaths(value: unknown, path = '', paths = new Map<unknown, string>()): Map<unknown, string> {
  if (typeof value !== 'object' || value === null || 'root' in value || paths.has(value)) return paths
  if (path !== '') paths.set(value, path)
  for (const [key, child] of Object.entries(value)) rowPaths(child, path ? `${path}.${key}` : key, paths)
  return paths
}

function fromField(field: Field | TabAsField, siblings: unknown, parentPath: string): Reference[] {
  if (!('name' in field) || !field.name || !isRecord(siblings)) return []
  const label = 'label' in field && field.label ? field.label : undefined
  const location: Location = { path: `${parentPath}${field.name}`, ...(label && { label }) }
  const values = perLocale(siblings[field.name], field)
  if (field.type === 'relationship' || field.type === 'upload')
    return values.flatMap((value) => fromRelation(value, field.relationTo, location))
  if (field.type !== 'richText') return []
  return values.flatMap((value) => fromRichText(value, { ...location, inRichText: true }))
}

/** All references in a document: in fields, groups, arrays, blocks and rich text. */
export function collectReferences(
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
  config: SanitizedConfig,
): Reference[] {
  const references: Reference[] = []
  const paths = rowPaths(data)
  traverseFields({
    config,
    fields: collection.fields,
    ref: data,
    fillEmpty: false,
    callback: ({ field, ref, parentPath }) => {
      const row = paths.get(ref)
      references.push(...fromField(field, ref, row === undefined ? parentPath : `${row}.`))
    },
  })
  return references
}
