import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

const DIALOG = 'dialog, [role="dialog"]'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => Boolean(dataTransfer?.types.includes('Files'))

const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(DIALOG) : null

/**
 * Takes files that are dropped anywhere on the screen, or on the dialog that the element is in. Fields that take files
 * themselves come first.
 */
export function useFileDrop<T extends HTMLElement>(
  onDrop: (files: File[]) => void,
): { area: RefObject<T | null>; isOver: boolean } {
  const area = useRef<T>(null)
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    const isOurs = (event: DragEvent) =>
      !event.defaultPrevented && hasFiles(event) && dialogOf(event.target) === dialogOf(area.current)
    const over = (event: DragEvent) => {
      const takes = isOurs(event)
      setOver(takes)
      if (takes) event.preventDefault()
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const dropped = (event: DragEvent) => {
      setOver(false)
      if (!isOurs(event)) return
      event.preventDefault()
      drop([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', over, options)
    document.addEventListener('dragleave', leave, options)
    document.addEventListener('drop', dropped, options)
    return () => listening.abort()
  }, [])
  return { area, isOver }
}
