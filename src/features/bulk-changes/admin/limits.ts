import { type BulkAction, limitOf, MAX_LISTED } from '../rules/bulk-change'
import type { BulkTexts, Kind } from './texts'

/** What is chosen in the bar above a list. */
export type Chosen = BulkAction | 'move' | 'translate'

/** Which of the actions work on so many documents, and what to say about the others; null when all of them do. */
export function withinLimits(
  actions: readonly Chosen[],
  count: number,
  texts: BulkTexts,
  kind: Kind,
): { possible: Chosen[]; message: string | null } {
  const possible = actions.filter((action) => count <= limitOf(action))
  if (count > MAX_LISTED) return { possible, message: texts.tooMany(count, MAX_LISTED, kind) }
  return { possible, message: possible.length < actions.length ? texts.tooManyToMove(limitOf('move')) : null }
}
