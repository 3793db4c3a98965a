import { useEffect, useEffectEvent, useState } from 'react'

import type { FormValues } from '@/src/features/previews/rules/messages'
import { type Files, IMAGE_ATTRIBUTE, nameOfImage, type ShownImage, shownImages } from './images-of'

const areSame = (some: readonly ShownImage[], others: readonly ShownImage[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index]
    return other && one.element === other.element && nameOfImage(one) === nameOfImage(other)
  })

/** The images of the form that are shown, which have an attribute for styles; the page is rendered later than the form changes. */
export function useShownImages(values: FormValues, files: Files): readonly ShownImage[] {
  const [images, setImages] = useState<readonly ShownImage[]>([])
  const find = useEffectEvent(() => {
    const found = shownImages(values, files)
    for (const one of found) one.element.setAttribute(IMAGE_ATTRIBUTE, nameOfImage(one))
    setImages((before) => (areSame(before, found) ? before : found))
  })
  useEffect(() => {
    const changes = new MutationObserver(() => find())
    changes.observe(document.body, { attributeFilter: ['src'], childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])
  useEffect(() => {
    const frame = requestAnimationFrame(() => find())
    return () => cancelAnimationFrame(frame)
  }, [values, files])
  return images
}
