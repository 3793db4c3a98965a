'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

const ENDPOINT = '/payload-api/form-submissions'

/** Whoever opens a submission and may change it has read it; who may only look leaves it unread. */
export function MarkRead() {
  const { id, hasSavePermission } = useDocumentInfo()
  const { value: read, setValue } = useField<boolean>({ path: 'read' })
  const marked = useRef<string | number>(undefined)

  useEffect(() => {
    // Once: an editor may untick it again.
    if (!id || !hasSavePermission || marked.current === id) return
    marked.current = id
    if (read) return
    const mark = async () => {
      const { ok } = await fetch(`${ENDPOINT}/${id}?depth=0`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ read: true }),
      })
      // The form then shows what is stored: nothing is left to save.
      if (ok) setValue(true, true)
    }
    // Unmarked is no more than unread.
    void mark().catch(() => undefined)
  }, [id, hasSavePermission, read, setValue])

  return null
}
