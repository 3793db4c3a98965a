'use client'

import { useBulkRights } from './use-bulk-rights'

/** Marks a list with whose documents somebody can do nothing together: it shows no boxes to select them (src/upstream). */
export function ReadOnlyList({ collectionSlug }: { collectionSlug: string }) {
  const { isInDrawer, change, remove } = useBulkRights(collectionSlug)
  return isInDrawer || change || remove ? null : <span hidden data-read-only-list />
}
