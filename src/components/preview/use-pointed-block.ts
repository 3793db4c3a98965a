import { useEffect, useEffectEvent, useState } from 'react'

import type { FormValues } from '@/src/features/previews/rules/messages'
import { blockAround, idOfBlock } from './blocks-of'
import { imageAt, type ShownImage } from './images-of'
import { type Place, placeOf } from './place-of'

const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.preview-tools') !== null

type Shown = { values: FormValues; images: readonly ShownImage[] }

/** A text where something was clicked, else an image, else the block. */
function clickedPlace(target: Element, event: MouseEvent, { values, images }: Shown): Place | null {
  const place = placeOf(target, values)
  const image = place?.path ? undefined : imageAt(event, images)
  return image ? { block: image.block, path: image.path, text: null } : place
}

/** A click in it places the caret. */
const isEdited = (target: Element): boolean => target.closest('[contenteditable]') !== null

/**
 * The block under the pointer. A click chooses what it is on; a link is followed with Ctrl or Cmd only, while buttons work as
 * they do for visitors.
 */
export function usePointedBlock({ values, images }: Shown, choose: (place: Place) => void): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || isTool(target) || event.ctrlKey || event.metaKey) return
    const place = isEdited(target) ? null : clickedPlace(target, event, { values, images })
    if (!place && !isEdited(target)) return
    if (target.closest(isEdited(target) ? 'a, button, summary, label' : 'a')) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (place) choose(place)
  })
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (!isTool(target)) setPointed(idOfBlock(blockAround(target)))
    }
    const leave = () => setPointed(null)
    const click = (event: MouseEvent) => onClick(event)
    document.addEventListener('pointerover', onPointer)
    document.documentElement.addEventListener('pointerleave', leave)
    document.addEventListener('click', click, { capture: true })
    return () => {
      document.removeEventListener('pointerover', onPointer)
      document.documentElement.removeEventListener('pointerleave', leave)
      document.removeEventListener('click', click, { capture: true })
    }
  }, [])
  return pointed
}
