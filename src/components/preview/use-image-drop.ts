import { useEffect, useEffectEvent, useState } from 'react'

import type { ToPanel } from '@/src/features/previews/rules/messages'
import { imageAt, type ShownImage } from './images-of'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/**
 * Takes a file that is dropped on an image, for the field of that image. Elsewhere it is let fall, as a browser would leave
 * the preview for it.
 * @returns the image that a file is over
 */
export function useImageDrop(images: readonly ShownImage[], toPanel: ToPanel): ShownImage | null {
  const [over, setOver] = useState<ShownImage | null>(null)
  const drag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event) || !event.dataTransfer) return
    event.preventDefault()
    const image = imageAt(event, images) ?? null
    event.dataTransfer.dropEffect = image ? 'copy' : 'none'
    setOver(image)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(null)
    const image = imageAt(event, images)
    const file = event.dataTransfer?.files[0]
    if (image && file) toPanel({ act: 'drop', block: image.block, path: image.path, file })
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragover', (event) => drag(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(null)
    }
    document.addEventListener('dragleave', leave, { signal })
    return () => listening.abort()
  }, [])
  return over
}
