'use client'

import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'

import { clampToViewport, type Offset, ORIGIN, keyStep } from './offset'

type Placement = {
  offset: Offset
  moveTo: (requested: Offset) => void
  /** Key handler of the handle: arrow keys move the dialog. */
  moveByKey: (event: KeyboardEvent) => void
}

/** The offset as rendered, which may lag behind the state. */
function renderedOffset(dialog: HTMLElement): Offset {
  const { e: x, f: y } = new DOMMatrixReadOnly(getComputedStyle(dialog).transform)
  return { x, y }
}

/** The offset of a dialog, kept inside the viewport when the window or the dialog resizes. */
export function useOffset(dialog: HTMLElement | null): Placement {
  const [offset, setOffset] = useState(ORIGIN)
  const moveBy = useCallback(
    (change: (current: Offset) => Offset) => {
      // A maximised dialog keeps its offset for when it is restored.
      if (!dialog || 'maximised' in dialog.dataset) return
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const [rendered, box] = [renderedOffset(dialog), dialog.getBoundingClientRect()]
      setOffset((current) => clampToViewport(change(current), rendered, box, { width, height }))
    },
    [dialog],
  )
  useEffect(() => {
    const keep = () => moveBy((current) => current)
    const observer = new ResizeObserver(keep)
    if (dialog) observer.observe(dialog)
    window.addEventListener('resize', keep)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', keep)
    }
  }, [dialog, moveBy])
  const moveByKey = (event: KeyboardEvent) => {
    const step = keyStep(event.key, event.shiftKey)
    if (!step) return
    event.preventDefault()
    moveBy(({ x, y }) => ({ x: x + step.x, y: y + step.y }))
  }
  return { offset, moveTo: (requested) => moveBy(() => requested), moveByKey }
}
