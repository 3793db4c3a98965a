import { useCallback, useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'

import { fromFrame, panelMessage, type ToPanel } from '@/src/features/previews/rules/messages'

/** The window of the panel that frames or opened this one; null in a tab of its own. */
function editView(): Window | null {
  const opener = window.opener as Window | null
  return window.parent === window ? opener : window.parent
}

/**
 * Listens to the edit view that frames or opened this preview, and to nobody else.
 * @param panel its origin
 * @returns how to answer it
 */
export function useEditView(
  panel: string,
  receive: (message: z.infer<typeof panelMessage>) => void,
): ToPanel {
  const onMessage = useEffectEvent(receive)
  const toPanel = useCallback<ToPanel>(
    (message) => editView()?.postMessage(fromFrame(message), panel),
    [panel],
  )
  useEffect(() => {
    const view = editView()
    if (!view) return undefined
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { data: message } = panelMessage.safeParse(data)
      if (origin === panel && source === view && message) onMessage(message)
    }
    window.addEventListener('message', listen)
    // Payload then sends the form, and our own part of the edit view its texts.
    view.postMessage({ type: 'payload-live-preview', ready: true }, panel)
    toPanel({ act: 'open' })
    return () => window.removeEventListener('message', listen)
  }, [panel, toPanel])
  return toPanel
}
