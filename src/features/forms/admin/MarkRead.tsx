'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

const ENDPOINT = '/payload-api/form-submissions'

/** Marks a submission as read when somebody who may change it opens it; a viewer leaves it unread. */
export function MarkRead() {
  const { id, hasSavePermission } = useDocumentInfo()
  const { value: read, setValue } = useField<boolean>({ path: 'read' })
  const markedId = useRef<string | number>(undefined)

  useEffect(() => {
    // Once per document, so that an editor can untick it again.
    if (!id || !hasSavePermission || markedId.current === id) return
    markedId.current = id
    if (read) return
    const mark = async () => {
      const { ok } = await fetch(`${ENDPOINT}/${id}?depth=0`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ read: true }),
      })
      // The second argument keeps Payload from reporting unsaved changes.
      if (ok) setValue(true, true)
    }
    // When this fails, the submission merely stays unread.
    void mark().catch(() => undefined)
  }, [id, hasSavePermission, read, setValue])

  return null
}
