import { useSyncExternalStore } from 'react'

/** A proposal that the live preview shows in place of the form; nothing in the form changes. */
export type ShownProposal = {
  id: string
  /** The id of the document that it would change. */
  document: string
  /** The fields that it changes, as the form would have them. */
  fields: Record<string, unknown>
  /** The ids of the blocks that it changes or adds. */
  blocks: readonly string[]
}

let shown: ShownProposal | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For all parts of the form; null shows the form again. */
export function showProposal(proposal: ShownProposal | null): void {
  shown = proposal
  for (const listener of listeners) listener()
}

export const shownProposal = (): ShownProposal | null => shown

/** The proposal that the live preview shows; null when it shows the form. */
export const useShownProposal = (): ShownProposal | null =>
  useSyncExternalStore(subscribe, shownProposal, () => null)
