import { useLivePreviewContext } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent } from 'react'

import {
  type FrameMessage,
  frameMessage,
  fromPanel,
  type PanelMessage,
} from '@/src/features/previews/rules/messages'

type Sent<T> = T extends { type: string } ? Omit<T, 'type'> : never
export type ToFrame = (message: Sent<PanelMessage>) => void

/** The window that shows the live preview, and how to send it something. */
function useFrameWindow(site: string) {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  const frame = useCallback(
    () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow) ?? null,
    [iframeRef, popupRef, previewWindowType],
  )
  const toFrame = useCallback<ToFrame>(
    (message) => frame()?.postMessage(fromPanel(message), site),
    [frame, site],
  )
  return { frame, toFrame }
}

/** How to send something to the live preview at a URL, in its frame or its window. */
export const useToFrame = (url: string): ToFrame => useFrameWindow(new URL(url).origin).toFrame

/** Listens to the live preview at a URL, and to nobody else. */
export function useFromFrame(url: string, receive: (message: FrameMessage) => void): void {
  const { origin: site } = new URL(url)
  const { frame } = useFrameWindow(site)
  const onMessage = useEffectEvent(receive)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== site || source === null || source !== frame()) return
      const { data: message } = frameMessage.safeParse(data)
      if (message) onMessage(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, site])
}
