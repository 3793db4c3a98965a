import { useEffect, useState } from 'react'

import type { ToPanel } from '@/src/features/previews/rules/messages'

/**
 * Keeps the scroll position when the preview is loaded anew, with its next token. The panel remembers it: a frame of another
 * site has no storage in some browsers.
 * @param top where it was before
 */
export function useKeptScroll(top: number, toPanel: ToPanel): void {
  // Only as it was when the preview was loaded.
  const [before] = useState(top)
  useEffect(() => {
    const tell = () => toPanel({ act: 'scrolled', top: window.scrollY })
    if (window.scrollY === 0) window.scrollTo({ top: before, behavior: 'instant' })
    document.addEventListener('scrollend', tell)
    return () => document.removeEventListener('scrollend', tell)
  }, [before, toPanel])
}
