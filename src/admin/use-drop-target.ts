import { type DragEvent as ReactDragEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** `type`: what is dragged, as a media type; `attribute`: the `data-` attribute of what it can be dropped on. */
type Drag = { type: `application/x-gevel-${string}`; attribute: string }

/** Marks what would be dropped on, for the style sheets. */
const MARK = 'data-drop'

/** What is dragged in this document: a browser tells it only once it is dropped. */
let dragged: string | null = null

/** For `onDragStart` of what is dragged. */
export function startDrag({ dataTransfer }: ReactDragEvent, { type }: Drag, value: string): void {
  dragged = value
  dataTransfer.setData(type, value)
  dataTransfer.effectAllowed = 'move'
}

const elementAt = ({ target }: DragEvent, attribute: string): Element | null =>
  target instanceof Element ? target.closest(`[${attribute}]`) : null

/** Marks one element at a time. */
function marker(): (element: Element | null) => void {
  let marked: Element | null = null
  return (element) => {
    if (element === marked) return
    marked?.removeAttribute(MARK)
    element?.setAttribute(MARK, '')
    marked = element
  }
}

/**
 * Calls `onDrop` with what is dropped on an element with the attribute, and the value of that. While it is over one that
 * `accepts` it, the element has the attribute `data-drop`.
 * @returns the ref of the element that contains all of them
 */
export function useDropTarget<T extends HTMLElement>(
  { type, attribute }: Drag,
  onDrop: (dragged: string, target: string) => void,
  accepts: (dragged: string, target: string) => boolean = (one, target) => one !== target,
): RefObject<T | null> {
  const container = useRef<T>(null)
  const drop = useEffectEvent(onDrop)
  const isAccepted = useEffectEvent(accepts)
  useEffect(() => {
    const outer = container.current
    if (!outer) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const mark = marker()
    const over = (event: DragEvent) => {
      const element = event.dataTransfer?.types.includes(type) ? elementAt(event, attribute) : null
      const target = outer.contains(element) && element?.getAttribute(attribute)
      const canDrop = Boolean(dragged && target && isAccepted(dragged, target))
      mark(canDrop ? element : null)
      if (canDrop) event.preventDefault()
    }
    const dropped = (event: DragEvent) => {
      const value = event.dataTransfer?.getData(type)
      const target = elementAt(event, attribute)?.getAttribute(attribute)
      mark(null)
      if (!value || !target || !isAccepted(value, target)) return
      event.preventDefault()
      drop(value, target)
    }
    const end = () => {
      mark(null)
      dragged = null
    }
    // Wherever it is dragged, so that nothing stays marked.
    document.addEventListener('dragover', over, { signal })
    outer.addEventListener('drop', dropped, { signal })
    document.addEventListener('dragend', end, { signal })
    return () => listening.abort()
  }, [attribute, type])
  return container
}
