import {
  traverseFields,
  type Field,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type TabAsField,
} from 'payload'

/** One reference from a document to another. `path` leads to the field that holds it. */
export type Reference = { relationTo: string; id: string; path: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.id === 'string' ? value.id : null
}

function fromRelation(value: unknown, relationTo: string | string[], path: string): Reference[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((item: unknown) => {
    const polymorphic = Array.isArray(relationTo) && isRecord(item)
    const target = polymorphic ? item.relationTo : relationTo
    const id = idOf(polymorphic ? item.value : item)
    return typeof target === 'string' && id ? [{ relationTo: target, id, path }] : []
  })
}

/** Lexical keeps references in nodes of any depth: uploads and relationships as the node, links in its fields. */
function fromRichText(node: unknown, path: string): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child) => fromRichText(child, path))
  if (!isRecord(node)) return []
  const own =
    typeof node.relationTo === 'string' && 'value' in node
      ? fromRelation(node.value, node.relationTo, path)
      : []
  return [...own, ...Object.values(node).flatMap((child) => fromRichText(child, path))]
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

function fromField(field: Field | TabAsField, siblings: unknown, parentPath: string): Reference[] {
  if (!('name' in field) || !field.name || !isRecord(siblings)) return []
  const path = `${parentPath}${field.name}`
  const values = perLocale(siblings[field.name], field)
  if (field.type === 'relationship' || field.type === 'upload')
    return values.flatMap((value) => fromRelation(value, field.relationTo, path))
  return field.type === 'richText' ? values.flatMap((value) => fromRichText(value, path)) : []
}

/** Every reference that a document holds: in fields, groups, arrays, blocks and rich text alike. */
export function collectReferences(
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
  config: SanitizedConfig,
): Reference[] {
  const found: Reference[] = []
  traverseFields({
    config,
    fields: collection.fields,
    ref: data,
    fillEmpty: false,
    callback: ({ field, ref, parentPath }) => {
      found.push(...fromField(field, ref, parentPath))
    },
  })
  return found
}
