/**
 * Defect: when the server rejects a save, the form of a collection without drafts counts as unchanged: its save button is
 * disabled until something else is changed, and leaving it asks nothing.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload keeps only drafts modified after a rejected save" fails
 */
'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect } from 'react'

/** Keeps a form without drafts modified after a save that was rejected, so that it can be saved again. */
export function useModifiedAfterRejection(): void {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug })?.versions?.drafts)
  const isRejected = useFormSubmitted()
  const isSaving = useFormProcessing()
  const isModified = useFormModified()
  const { setModified } = useForm()
  useEffect(() => {
    if (!hasDrafts && isRejected && !isSaving && !isModified) setModified(true)
  }, [hasDrafts, isModified, isRejected, isSaving, setModified])
}
