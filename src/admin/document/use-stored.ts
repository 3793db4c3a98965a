'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

/**
 * What the server knows about the edited document, read again after every save and by `again`; null before it is there,
 * and in the trash, where a form shows what it has and nothing else is known of it.
 * @param read the same function as long as it reads the same
 */
export function useStored<T>(read: (id: string) => Promise<T>) {
  const { id: stored, isTrashed, lastUpdateTime } = useDocumentInfo()
  const id = isTrashed ? undefined : stored
  const [answer, setAnswer] = useState<T | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const found = id ? await read(String(id)).catch(() => null) : null
      if (isCurrent) setAnswer(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [id, lastUpdateTime, read, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return { stored: answer, forget: () => setAnswer(null), again }
}
