'use client'

import { useEffect } from 'react'

import { previewAt } from '@/src/features/previews/rules/preview'
import { isLocal, openInNewTab } from './NewTabLinks'

/** A page of this site, and no file. */
const isPage = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && !pathname.slice(pathname.lastIndexOf('/')).includes('.')

/** Links to other pages of the site stay in the preview of a release; all others open a new tab. */
export function ReleaseLinks({ token }: { token: string }) {
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href')
      if (!link || !href || isLocal(href)) return
      const url = new URL(href, window.location.origin)
      if (!isPage(url)) return openInNewTab(event)
      const preview = previewAt(token, url.pathname)
      link.setAttribute('href', preview)
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!isPlain || link.target === '_blank') return
      event.preventDefault()
      window.location.assign(preview)
    }
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [token])
  return null
}
