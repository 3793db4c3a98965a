'use client'

import { useSelection } from '@payloadcms/ui'

import { LazyDeletionNotice } from './LazyDeletionNotice'

/** Where the documents that are selected in a list are used, on this page of it or on all, and what keeps them. */
export function SelectedDeletions({ collectionSlug }: { collectionSlug: string }) {
  const { count, selectAll, selectedIDs } = useSelection()
  const ids = selectAll === 'allAvailable' ? null : selectedIDs.map(String)
  return <LazyDeletionNotice {...{ collectionSlug, ids }} selected={count ?? selectedIDs.length} />
}
