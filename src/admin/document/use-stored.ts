'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * What the server knows about the edited document, read again after every save; null before it is there.
 * @param read the same function as long as it reads the same
 */
export function useStored<T>(read: (id: string) => Promise<T>) {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [stored, setStored] = useState<T | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const found = id ? await read(String(id)).catch(() => null) : null
      if (isCurrent) setStored(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [id, lastUpdateTime, read])
  return { stored, forget: () => setStored(null) }
}
