import { type DragEvent as ReactDragEvent, useEffect, useEffectEvent, useRef } from 'react'

const TYPE = 'application/x-gevel-schedule'

/** Lets go of a schedule on a day; for `onDragStart` of what is dragged. */
export const dragSchedule = (event: ReactDragEvent, id: string): void => event.dataTransfer.setData(TYPE, id)

const dayAt = ({ target }: DragEvent): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null

/**
 * Calls `onDrop` with the id of the schedule that is dropped on an element with `data-day`, and its day.
 * @returns the ref of the list of days
 */
export function useDayDrop(onDrop: (id: string, day: string) => void) {
  const list = useRef<HTMLOListElement>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const days = list.current
    if (!days) return undefined
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(TYPE) && dayAt(event)) event.preventDefault()
    }
    const dropped = (event: DragEvent) => {
      const [id, day] = [event.dataTransfer?.getData(TYPE), dayAt(event)]
      if (!id || !day) return
      event.preventDefault()
      drop(id, day)
    }
    days.addEventListener('dragover', allow)
    days.addEventListener('drop', dropped)
    return () => {
      days.removeEventListener('dragover', allow)
      days.removeEventListener('drop', dropped)
    }
  }, [])
  return list
}
