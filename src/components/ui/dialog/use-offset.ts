'use client'

import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'

import { clampToViewport, type Offset, ORIGIN, stepIndex } from './place'

type Placement = {
  offset: Offset
  moveTo: (wanted: Offset) => void
  /** For the handle: arrow keys move the dialog. */
  moveByKey: (event: KeyboardEvent) => void
}

/** How far the dialog stands from its place as it is drawn now: what is stored may be ahead of that. */
function drawnOffset(dialog: HTMLElement): Offset {
  const { e: x, f: y } = new DOMMatrixReadOnly(getComputedStyle(dialog).transform)
  return { x, y }
}

/** Where a dialog was moved to, always inside the viewport, also after the window or the dialog has changed in size. */
export function useOffset(dialog: HTMLElement | null): Placement {
  const [offset, setOffset] = useState(ORIGIN)
  const moveBy = useCallback(
    (change: (current: Offset) => Offset) => {
      // A maximised one fills the window, and goes back to where it was.
      if (!dialog || 'maximised' in dialog.dataset) return
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const [drawn, box] = [drawnOffset(dialog), dialog.getBoundingClientRect()]
      setOffset((current) => clampToViewport(change(current), drawn, box, { width, height }))
    },
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
    const step = stepIndex(event.key, event.shiftKey)
    if (!step) return
    event.preventDefault()
    moveBy(({ x, y }) => ({ x: x + step.x, y: y + step.y }))
  }
  return { offset, moveTo: (wanted) => moveBy(() => wanted), moveByKey }
}
