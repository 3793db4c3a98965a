import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'

const DRAFTED = ['pages', 'posts', 'templates', 'navigation', 'footer'] as const
/** Documents without drafts: what is accepted is seen by visitors at once. Only their texts can be changed. */
const LIVE = ['products', 'media', 'categories', 'forms'] as const

/** Collections whose documents the assistant proposes to change. */
export const EDITABLE = [...DRAFTED, ...LIVE] as const
export type Editable = (typeof EDITABLE)[number]

export const isLive = (collection: Editable): collection is (typeof LIVE)[number] =>
  LIVE.some((slug) => slug === collection)

/** Documents that visitors see once they are published; a template never is. */
const PUBLISHED: readonly Editable[] = ['pages', 'posts', 'navigation', 'footer']
export const isPublished = (collection: Editable): boolean => PUBLISHED.includes(collection)

export const PROPOSAL_STATUSES = ['open', 'accepted', 'rejected', 'undone'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

type Row = Record<string, unknown>

/**
 * A change of a document in the shape of the API. `path` names rows by their ids; `after` of a block is the id of the block
 * that it follows, null for the beginning. `place` names it for people. `create` is the first change of a page that does not exist yet.
 */
export type Change = { id: string; place: LocaleTexts } & (
  | { kind: 'set'; path: string; before: unknown; value: unknown }
  | { kind: 'addBlock'; after: string | null; value: Row }
  | { kind: 'moveBlock'; block: string; after: string | null }
  | { kind: 'replaceBlock'; block: string; before: Row; value: Row }
  | { kind: 'removeBlock'; block: string; before: Row }
  | { kind: 'create'; value: Row }
)

/** A change that its document has no place for. */
export class NoSuchPlace extends Error {
  override readonly name = 'NoSuchPlace'
}

const rowsOf = (content: Row): Row[] => (Array.isArray(content.blocks) ? content.blocks.filter(isRecord) : [])

function indexOf(rows: readonly Row[], id: string): number {
  const index = rows.findIndex((row) => row.id === id)
  if (index === -1) throw new NoSuchPlace(`There is no block ${id}.`)
  return index
}

/** Inserts after a block. A new block that another new one follows is named by the id of its change. */
function inserted(rows: readonly Row[], after: string | null, row: Row): Row[] {
  return rows.toSpliced(after === null ? 0 : indexOf(rows, after) + 1, 0, row)
}

const keyOf = (list: readonly unknown[], key: string): number => {
  const index = list.findIndex((row) => isRecord(row) && row.id === key)
  return index === -1 && /^\d+$/.test(key) ? Number(key) : index
}

/** What is at a path; undefined where the document has no such place. */
export function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  if (Array.isArray(value)) return valueAt(value[keyOf(value, key)], rest)
  return isRecord(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined
}

/** The same value with another one at a path. */
function withValue(value: unknown, [key, ...rest]: readonly string[], replaced: unknown): unknown {
  if (key === undefined) return replaced
  if (Array.isArray(value)) {
    const index = keyOf(value, key)
    if (index < 0 || index >= value.length) throw new NoSuchPlace(`There is no row ${key}.`)
    return value.with(index, withValue(value[index], rest, replaced))
  }
  if (!isRecord(value)) throw new NoSuchPlace(`There is nothing at ${key}.`)
  return Object.defineProperty({ ...value }, key, {
    value: withValue(Object.hasOwn(value, key) ? value[key] : undefined, rest, replaced),
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function withChange(content: Row, change: Change): Row {
  const blocks = rowsOf(content)
  switch (change.kind) {
    case 'create':
      return { ...content, ...change.value }
    case 'set':
      return withValue(content, change.path.split('.'), change.value) as Row
    case 'addBlock':
      return { ...content, blocks: inserted(blocks, change.after, { ...change.value, id: change.id }) }
    case 'moveBlock': {
      const row = blocks[indexOf(blocks, change.block)]
      const others = blocks.filter((other) => other !== row)
      return { ...content, blocks: inserted(others, change.after, row ?? {}) }
    }
    case 'replaceBlock':
      return { ...content, blocks: blocks.with(indexOf(blocks, change.block), change.value) }
    case 'removeBlock':
      return { ...content, blocks: blocks.toSpliced(indexOf(blocks, change.block), 1) }
  }
}

/**
 * A document with changes applied, in their order.
 * @throws {NoSuchPlace} when a change names what the document does not have
 */
export const applyChanges = (content: Row, changes: readonly Change[]): Row =>
  changes.reduce(withChange, content)

/** What undoes changes of texts: the texts before them, the last one first. */
export const reversed = (changes: readonly Change[]): Change[] =>
  changes
    .toReversed()
    .flatMap((change) =>
      change.kind === 'set' ? [{ ...change, before: change.value, value: change.before }] : [],
    )
