import { isDeepStrictEqual } from 'node:util'

import { applyChanges, type Change, NoSuchPlace, valueAt } from './proposal'

type Row = Record<string, unknown>

/** As the value was stored with the proposal. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Whether what a change replaces is what it was when the change was made. */
function replacesTheSame(content: Row, change: Change): boolean {
  switch (change.kind) {
    case 'set':
      return isDeepStrictEqual(asStored(valueAt(content, change.path.split('.'))), change.before)
    case 'replaceBlock':
    case 'removeBlock':
      return isDeepStrictEqual(asStored(valueAt(content, ['blocks', change.block])), change.before)
    case 'addBlock':
    case 'moveBlock':
    case 'create':
      return true
  }
}

/** The content after a change; as it was where it has no place for it. */
function changedOrNot(content: Row, change: Change): Row {
  try {
    return applyChanges(content, [change])
  } catch (error) {
    if (error instanceof NoSuchPlace) return content
    throw error
  }
}

/**
 * Whether changes of a proposal are still about what they were made from, in a document that was edited since.
 * @param changes all of the proposal, in their order
 * @param chosen the ids of those to write
 */
export function stillFits(content: Row, changes: readonly Change[], chosen: readonly string[]): boolean {
  let current = content
  for (const change of changes) {
    const next = changedOrNot(current, change)
    if (chosen.includes(change.id) && (next === current || !replacesTheSame(current, change))) return false
    current = next
  }
  return true
}
