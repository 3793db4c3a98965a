'use client'

import { useEffect, useState } from 'react'

import { loadPage, type PageChoice, type PageScope, searchPages } from './load-choices'

const DEBOUNCE_MS = 250

/** Pages to choose from while the menu is open. @param search null while it is closed */
export function usePageOptions({ tenant, locale }: PageScope, search: string | null) {
  const [found, setFound] = useState<{ pages: readonly PageChoice[]; total: number } | 'failed' | null>(null)
  useEffect(() => {
    if (search === null) return undefined
    const controller = new AbortController()
    const load = async () => {
      try {
        const { data, meta } = await searchPages({ tenant, locale }, search, controller.signal)
        setFound({ pages: data, total: meta.total })
      } catch {
        if (!controller.signal.aborted) setFound('failed')
      }
    }
    const timer = setTimeout(() => void load(), search ? DEBOUNCE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [tenant, locale, search])
  return found
}

/** The chosen pages by their id, once they are loaded; a page that is gone has none. */
export function useChosenPages({ tenant, locale }: PageScope, ids: readonly string[]) {
  const [pages, setPages] = useState<Readonly<Record<string, PageChoice>>>({})
  const wanted = ids.join(',')
  useEffect(() => {
    let current = true
    const load = async (id: string) => {
      const page = await loadPage({ tenant, locale }, id).catch(() => null)
      if (page && current) setPages((known) => ({ ...known, [id]: page }))
    }
    for (const id of wanted ? wanted.split(',') : []) void load(id)
    return () => {
      current = false
    }
  }, [tenant, locale, wanted])
  return pages
}
