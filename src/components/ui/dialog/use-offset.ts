'use client'

import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'

import { keptInViewport, type Offset, ORIGIN, stepOf } from './place'

type Placement = {
  offset: Offset
  moveTo: (wanted: Offset) => void
  /** For the handle: arrow keys move the dialog. */
  moveByKey: (event: KeyboardEvent) => void
}

/** Where a dialog was moved to, always inside the viewport, also after the window or the dialog has changed in size. */
export function useOffset(dialog: HTMLElement | null): Placement {
  const [offset, setOffset] = useState(ORIGIN)
  const moveBy = useCallback(
    (change: (current: Offset) => Offset) =>
      setOffset((current) => {
        if (!dialog) return current
        const { clientWidth: width, clientHeight: height } = document.documentElement
        return keptInViewport(change(current), current, dialog.getBoundingClientRect(), { width, height })
      }),
    [dialog],
  )
  useEffect(() => {
    const keep = () => moveBy((current) => current)
    const grown = new ResizeObserver(keep)
    if (dialog) grown.observe(dialog)
    window.addEventListener('resize', keep)
    return () => {
      grown.disconnect()
      window.removeEventListener('resize', keep)
    }
  }, [dialog, moveBy])
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.shiftKey)
    if (!step) return
    event.preventDefault()
    moveBy(({ x, y }) => ({ x: x + step.x, y: y + step.y }))
  }
  return { offset, moveTo: (wanted) => moveBy(() => wanted), moveByKey }
}
