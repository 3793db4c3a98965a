import { type DragEvent as ReactDragEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** `type`: what is dragged, as a media type; `attribute`: the `data-` attribute of what it can be dropped on. */
type Drag = { type: `application/x-gevel-${string}`; attribute: string }

/** For `onDragStart` of what is dragged. */
export const startDrag = (event: ReactDragEvent, { type }: Drag, value: string): void =>
  event.dataTransfer.setData(type, value)

/**
 * Calls `onDrop` with what is dropped on an element with the attribute, and the value of that.
 * @returns the ref of the element that contains all of them
 */
export function useDropTarget<T extends HTMLElement>(
  { type, attribute }: Drag,
  onDrop: (dragged: string, target: string) => void,
): RefObject<T | null> {
  const container = useRef<T>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const outer = container.current
    if (!outer) return undefined
    const valueAt = ({ target }: DragEvent): string | null =>
      (target instanceof Element && target.closest(`[${attribute}]`)?.getAttribute(attribute)) || null
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(type) && valueAt(event) !== null) event.preventDefault()
    }
    const dropped = (event: DragEvent) => {
      const [dragged, target] = [event.dataTransfer?.getData(type), valueAt(event)]
      if (!dragged || target === null) return
      event.preventDefault()
      drop(dragged, target)
    }
    outer.addEventListener('dragover', allow)
    outer.addEventListener('drop', dropped)
    return () => {
      outer.removeEventListener('dragover', allow)
      outer.removeEventListener('drop', dropped)
    }
  }, [attribute, type])
  return container
}
