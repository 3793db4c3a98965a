'use client'

import { createPortal } from 'react-dom'

import { SelectedDeletions } from '@/src/admin/deletion/SelectedDeletions'
import { BULK_DELETION, useDeleteDialog } from '@/src/upstream/payload/delete-dialog'

/** In the dialog that confirms the deletion of what is selected in a list: what of it is used where, and what keeps it. */
export function DeletionInList({ collectionSlug }: { collectionSlug: string }) {
  const dialog = useDeleteDialog(BULK_DELETION)
  return dialog && createPortal(<SelectedDeletions {...{ collectionSlug }} />, dialog)
}
