import { useDocumentTitle, useEditDepth } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'

import { tabTitle } from './tab-title'

/** Names the tab of the browser by the document of the screen; Payload names the kind only. @param kind its label */
export function useTabTitle(kind: string): void {
  const { title } = useDocumentTitle()
  const isInDrawer = useEditDepth() > 1
  useLayoutEffect(() => {
    if (isInDrawer || !title) return undefined
    const name = tabTitle(title, kind)
    const apply = () => {
      if (document.title !== name) document.title = name
    }
    // Next adds the title of the screen when it is there, which may be later than this.
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    apply()
    return () => observer.disconnect()
  }, [isInDrawer, kind, title])
}
