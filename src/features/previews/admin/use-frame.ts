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

/** Listens to the live preview, in its frame or its window, and to nobody else. @returns how to answer it */
export function useFrame(url: string, receive: (message: FrameMessage, toFrame: ToFrame) => void): ToFrame {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  const { origin: site } = new URL(url)
  const onMessage = useEffectEvent(receive)
  const frame = useCallback(
    () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow) ?? null,
    [iframeRef, popupRef, previewWindowType],
  )
  const toFrame = useCallback<ToFrame>(
    (message) => frame()?.postMessage(fromPanel(message), site),
    [frame, site],
  )
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { data: message } = frameMessage.safeParse(data)
      if (origin === site && source !== null && source === frame() && message) onMessage(message, toFrame)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, site, toFrame])
  return toFrame
}
