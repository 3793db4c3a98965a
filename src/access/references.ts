import {
  flattenAllFields,
  type BlockSlug,
  type Field,
  type FlattenedBlock,
  type FlattenedField,
  type LabelFunction,
  type RichTextField,
  type SanitizedConfig,
  type StaticLabel,
} from 'payload'

import { isRecord } from '@/src/lib/is-record'

type Data = Record<string, unknown>
/** `unvalidated`: the data names the collection, and no field limits which. */
type Location = {
  path: string
  locale: string | null
  label?: LabelFunction | StaticLabel
  unvalidated?: true
}
export type Reference = Location & { relationTo: string; id: string }

/** What to walk by besides fields: blocks that several fields share, and a request as far as features of Lexical read it. */
type Scope = {
  blocks: Partial<Record<string, FlattenedBlock>>
  locales: readonly string[]
  req: { payload: { config: SanitizedConfig; collections: Partial<Record<string, object>> } }
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.id === 'string' ? value.id : null
}

function fromRelation(value: unknown, relationTo: string | string[], at: Location): Reference[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((item: unknown) => {
    const polymorphic = Array.isArray(relationTo) && isRecord(item)
    const target = polymorphic ? item.relationTo : relationTo
    const id = idOf(polymorphic ? item.value : item)
    if (typeof target !== 'string' || !id) return []
    const unvalidated = polymorphic && !relationTo.includes(target) && { unvalidated: true as const }
    return [{ ...at, ...unvalidated, relationTo: target, id }]
  })
}

type Node = { node: never; req: never }
type NodeFields = Map<string, (args: Node) => Field[] | null>
type NodeData = Map<string, (args: Node) => unknown>

/** How the features of a Lexical editor describe the fields of their nodes, such as blocks and links. */
function nodeFeatures({ editor }: RichTextField): { fieldsOf?: NodeFields; dataOf?: NodeData } {
  const config: unknown = editor && 'editorConfig' in editor ? editor.editorConfig : null
  const features = isRecord(config) && isRecord(config.features) ? config.features : {}
  const { getSubFields: fieldsOf, getSubFieldsData: dataOf } = features
  return fieldsOf instanceof Map && dataOf instanceof Map ? { fieldsOf, dataOf } : {}
}

function fromNodeFields(field: RichTextField, node: Data, at: Location, scope: Scope): Reference[] {
  const { fieldsOf, dataOf } = nodeFeatures(field)
  const args = { node, req: scope.req } as unknown as Node
  // The data first: features read the fields of a node by it.
  const data = dataOf?.get(String(node.type))?.(args)
  const fields = isRecord(data) && fieldsOf?.get(String(node.type))?.(args)
  if (!fields) return []
  const found = fromFields(flattenAllFields({ fields }), data, { path: '', locale: at.locale }, scope)
  return found.map(({ path: _path, label: _label, ...reference }) => ({ ...at, ...reference }))
}

/** Lexical stores uploads and relationships as nodes, links in the fields of a node, and blocks as fields, at any depth. */
function fromRichText(field: RichTextField, node: unknown, at: Location, scope: Scope): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child) => fromRichText(field, child, at, scope))
  if (!isRecord(node)) return []
  const named =
    typeof node.relationTo === 'string' && 'value' in node
      ? fromRelation(node.value, node.relationTo, { ...at, unvalidated: true })
      : []
  return [
    ...named,
    ...fromNodeFields(field, node, at, scope),
    ...Object.values(node).flatMap((child) => fromRichText(field, child, at, scope)),
  ]
}

/** Whether the value of a localized field is an object with a value per locale; else it is that of one locale. */
function isPerLocale(field: FlattenedField, value: unknown, { locales }: Scope): value is Data {
  if (!isRecord(value)) return false
  if (field.type === 'relationship' || field.type === 'upload')
    return !('relationTo' in value) && !('id' in value)
  if (field.type === 'richText') return !('root' in value)
  return Object.keys(value).every((key) => locales.includes(key))
}

const blockOf = (field: FlattenedField, { blockType }: Data, { blocks }: Scope) =>
  field.type === 'blocks'
    ? (blocks[blockType as BlockSlug] ??
      [...(field.blockReferences ?? []), ...field.blocks].find(
        (block) => typeof block !== 'string' && block.slug === blockType,
      ))
    : undefined

function fromRows(field: FlattenedField, rows: unknown, at: Location, scope: Scope): Reference[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) => {
    if (!isRecord(row)) return []
    const owner = field.type === 'array' ? field : blockOf(field, row, scope)
    const fields = isRecord(owner) && 'flattenedFields' in owner ? owner.flattenedFields : []
    return fromFields(fields, row, { ...at, path: `${at.path}.${index}.` }, scope)
  })
}

function fromValue(field: FlattenedField, value: unknown, at: Location, scope: Scope): Reference[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return fromRelation(value, field.relationTo, at)
    case 'richText':
      return fromRichText(field, value, at, scope)
    case 'array':
    case 'blocks':
      return fromRows(field, value, at, scope)
    case 'group':
    case 'tab':
      return isRecord(value)
        ? fromFields(field.flattenedFields, value, { ...at, path: `${at.path}.` }, scope)
        : []
    default:
      return []
  }
}

/** Payload also accepts `a.b` as the key of field `b` in `a`. */
function expandDottedKeys(data: Data): Data[] {
  const dotted = Object.keys(data).filter((key) => key.includes('.'))
  const nested = dotted.map((key) => {
    const [head = '', ...rest] = key.split('.')
    return { [head]: { [rest.join('.')]: data[key] } }
  })
  return [data, ...nested]
}

function fromField(field: FlattenedField, value: unknown, parent: Location, scope: Scope): Reference[] {
  if (value === undefined || value === null) return []
  const { label: _label, ...above } = parent
  const label = 'label' in field && field.label ? { label: field.label } : null
  const at = { ...above, ...label, path: `${parent.path}${field.name}` }
  if (!('localized' in field) || !field.localized || !isPerLocale(field, value, scope))
    return fromValue(field, value, at, scope)
  return Object.entries(value).flatMap(([locale, part]) => fromValue(field, part, { ...at, locale }, scope))
}

const fromFields = (fields: readonly FlattenedField[], data: Data, at: Location, scope: Scope): Reference[] =>
  expandDottedKeys(data).flatMap((values) =>
    fields.flatMap((field) => fromField(field, values[field.name], at, scope)),
  )

const scopes = new WeakMap<SanitizedConfig, Scope>()

function scopeOf(config: SanitizedConfig): Scope {
  const scope = scopes.get(config) ?? {
    blocks: Object.fromEntries((config.blocks ?? []).map((block) => [block.slug, block])),
    locales: config.localization ? config.localization.localeCodes : [],
    req: {
      payload: {
        config,
        collections: Object.fromEntries(config.collections.map((own) => [own.slug, { config: own }])),
      },
    },
  }
  scopes.set(config, scope)
  return scope
}

/**
 * All references in a document: in fields, groups, lists, blocks and rich text, each once per path and locale. The values
 * of localized fields are those of one locale (then `locale` is null), or objects with a value per locale.
 */
export function collectReferences(
  { flattenedFields }: { flattenedFields: readonly FlattenedField[] },
  data: Data,
  config: SanitizedConfig,
): Reference[] {
  const found = fromFields(flattenedFields, data, { path: '', locale: null }, scopeOf(config))
  const unique = new Map<string, Reference>()
  for (const reference of found) {
    const key = [reference.path, reference.locale, reference.relationTo, reference.id].join(' ')
    if (!unique.has(key)) unique.set(key, reference)
  }
  return [...unique.values()]
}

function canRefer(
  fields: readonly FlattenedField[],
  targets: readonly string[],
  scope: Scope,
  seen: Set<unknown>,
): boolean {
  return fields.some((field) => {
    if (seen.has(field)) return false
    seen.add(field)
    if (field.type === 'richText') return true
    if (field.type === 'relationship' || field.type === 'upload')
      return [field.relationTo].flat().some((slug) => targets.includes(slug))
    if (field.type === 'blocks')
      return [...(field.blockReferences ?? []), ...field.blocks].some((reference) => {
        const block = typeof reference === 'string' ? scope.blocks[reference] : reference
        return canRefer(block?.flattenedFields ?? [], targets, scope, seen)
      })
    return 'flattenedFields' in field && canRefer(field.flattenedFields, targets, scope, seen)
  })
}

/** Whether a document can refer to documents of one of the collections `targets`. */
export const canReferTo = (
  { flattenedFields }: { flattenedFields: readonly FlattenedField[] },
  targets: readonly string[],
  config: SanitizedConfig,
): boolean => canRefer(flattenedFields, targets, scopeOf(config), new Set())
