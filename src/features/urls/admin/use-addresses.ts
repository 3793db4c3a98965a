import { useEffect, useState } from 'react'

import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'

export type Addresses = Data<'/panel-api/page-urls/addresses'>
export type Line = Addresses['lines'][number]
export type Check = Data<'/panel-api/page-urls/check'>

/** The page and language that the form is about; `id` is missing until the first save. */
export type Subject = { tenant: string | undefined; locale: Locale; id: string | undefined }

/** The addresses of the page and proposals from its title; null until they are loaded. `saves` changes with each save. */
export function useAddresses(
  { tenant, locale, id }: Subject,
  title: string,
  saves: number,
): Addresses | null {
  const [addresses, setAddresses] = useState<Addresses | null>(null)
  useEffect(() => {
    const request = new AbortController()
    const load = async () => {
      const { panelApi } = await import('@/src/api-client/panel')
      const { data } = await panelApi('/panel-api/page-urls/addresses', {
        query: { urlLocale: locale, title, ...(id && { pageId: id }) },
        ...(tenant && { tenant }),
        signal: request.signal,
      })
      if (!request.signal.aborted) setAddresses(data)
    }
    // Without an answer the last one stays; saving checks again.
    void load().catch(() => undefined)
    return () => request.abort()
  }, [tenant, locale, id, title, saves])
  return addresses
}

/** Whether the page can have a typed path; `failed` when that cannot be found out, null while it is not known. */
export function useCheck(
  { tenant, locale, id }: Subject,
  domain: string,
  path: string | null,
): Check | 'failed' | null {
  const [answer, setAnswer] = useState<{ path: string; check: Check | 'failed' } | null>(null)
  useEffect(() => {
    if (path === null) return undefined
    const request = new AbortController()
    const load = async () => {
      const { panelApi } = await import('@/src/api-client/panel')
      const { data } = await panelApi('/panel-api/page-urls/check', {
        query: { domain, urlLocale: locale, path, ...(id && { pageId: id }) },
        ...(tenant && { tenant }),
        signal: request.signal,
      })
      return data
    }
    const show = (check: Check | 'failed') => {
      if (!request.signal.aborted) setAnswer({ path, check })
    }
    void load().then(show, () => show('failed'))
    return () => request.abort()
  }, [tenant, locale, id, domain, path])
  return answer?.path === path ? answer.check : null
}
