'use client'

import { useEffect, useState } from 'react'

import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'

export type Hit = Data<'/api/admin/search'>[number]
export type Search = { asked: string; hits: readonly Hit[]; hasFailed: boolean }

/** Between two keys of somebody who is typing. */
const PAUSE_MS = 120

/** As many as the server gives are more than anybody reads. */
const LIMIT = { found: 30, recent: 8 }

async function load(asked: string, locale: Locale, signal: AbortSignal): Promise<readonly Hit[]> {
  const { panelApi } = await import('@/src/api-client/panel')
  const limit = asked.trim() === '' ? LIMIT.recent : LIMIT.found
  return (await panelApi('/api/admin/search', { query: { q: asked, limit, locale }, signal })).data
}

/**
 * What was found last, and for which words: that of the words before stays until there is something newer. A request is
 * cancelled when its words change.
 */
export function useSearch(asked: string, locale: Locale, isOpen: boolean): Search | null {
  const [search, setSearch] = useState<Search | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      const hits = await load(asked, locale, signal).catch(() => null)
      if (!signal.aborted) setSearch({ asked, hits: hits ?? [], hasFailed: hits === null })
    }
    const timer = setTimeout(() => void run(), asked === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, locale, isOpen])
  return search
}
