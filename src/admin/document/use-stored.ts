'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

/**
 * What the server knows about the edited document, read again after every save and by `again`; null before it is there.
 * @param read the same function as long as it reads the same
 */
export function useStored<T>(read: (id: string) => Promise<T>) {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [stored, setStored] = useState<T | null>(null)
  const [round, setRound] = useState(0)
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
  }, [id, lastUpdateTime, read, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return { stored, forget: () => setStored(null), again }
}
