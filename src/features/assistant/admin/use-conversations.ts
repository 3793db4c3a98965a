'use client'

import { useDebounce } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { panelApi } from '@/src/api-client/panel'
import type { Data } from '@/src/api-client/types'

export type Summaries = Data<'/api/admin/llm-conversations'>

/** More are found by searching, or in the list of all. */
const MAX_LISTED = 50
const TYPING_MS = 300

type Of = { tenant: string; account: string }

const readSummaries = async ({ tenant, account }: Of, search: string): Promise<Summaries | 'failed'> => {
  const query = { account, limit: MAX_LISTED, ...(search !== '' && { search }) }
  return panelApi('/api/admin/llm-conversations', { tenant, query }).then(
    ({ data }) => data,
    () => 'failed',
  )
}

/** A person's own conversations, the last one first. */
export function useConversations({ tenant, account }: Of) {
  const [search, setSearch] = useState('')
  const [turn, setTurn] = useState(0)
  const [found, setFound] = useState<Summaries | 'failed' | null>(null)
  const term = useDebounce(search.trim(), TYPING_MS)
  useEffect(() => {
    let isCurrent = true
    void readSummaries({ tenant, account }, term).then((summaries) => isCurrent && setFound(summaries))
    return () => {
      isCurrent = false
    }
  }, [tenant, account, term, turn])
  return { search, setSearch, term, found, refresh: () => setTurn((count) => count + 1) }
}
