'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'

import { LazyDeletionNotice } from '@/src/admin/deletion/LazyDeletionNotice'
import { deletionOf, useDeleteDialog } from '@/src/upstream/payload/delete-dialog'

/** In the dialog that confirms the deletion of the document of a form: where it is used, and what keeps it. */
export function DeletionInForm() {
  const { id, collectionSlug } = useDocumentInfo()
  const dialog = useDeleteDialog(deletionOf(id ?? ''))
  if (!dialog || !id || !collectionSlug) return null
  return createPortal(<LazyDeletionNotice {...{ collectionSlug, dialog }} ids={[String(id)]} />, dialog)
}
