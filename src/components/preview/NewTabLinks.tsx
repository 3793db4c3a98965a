'use client'

import { useEffect } from 'react'

import { PREVIEW_PATH } from '@/src/features/previews/rules/preview'

/** Within the page, such as a table of contents, or to another page of the preview. */
export const isLocal = (href: string): boolean => href.startsWith('#') || href.startsWith(`${PREVIEW_PATH}?`)

/** Leaves a click on a link to the browser, in a new tab. */
export function openInNewTab({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!link || !href || isLocal(href)) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/**
 * Links of a preview open a new tab: a page of the site may not be framed, and its scripts could read the URL of the preview
 * in the history of its own tab.
 */
export function NewTabLinks() {
  useEffect(() => {
    // Before the handlers of links, which then leave the click to the browser.
    document.addEventListener('click', openInNewTab, { capture: true })
    return () => document.removeEventListener('click', openInNewTab, { capture: true })
  }, [])
  return null
}
