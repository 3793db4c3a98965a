import { type PointerEvent as ReactPointerEvent, useState } from 'react'

import type { ToPanel } from '@/src/features/previews/rules/messages'
import { dropPlace, type DropPlace, extentsOf } from './drop-place'

/** Less is a click. */
const LEAST_MOVE = 5
/** Near the edge of the window it scrolls, faster the nearer. */
const EDGE = 80
const SPEED = 0.25

function scrollNearEdge(y: number): void {
  const above = Math.max(0, EDGE - y)
  const below = Math.max(0, y - (window.innerHeight - EDGE))
  if (above + below > 0) window.scrollBy({ top: (below - above) * SPEED, behavior: 'instant' })
}

type Dragging = {
  onMove: (y: number) => void
  onEnd: (isDropped: boolean, y: number) => void
}

/** Follows a pointer until it is let go, or Escape. */
function followPointer(handle: HTMLElement, first: PointerEvent, { onMove, onEnd }: Dragging): void {
  const listening = new AbortController()
  const { signal } = listening
  let y = first.clientY
  let hasMoved = false
  const tick = () => {
    if (signal.aborted) return
    if (hasMoved) {
      scrollNearEdge(y)
      onMove(y)
    }
    requestAnimationFrame(tick)
  }
  const end = (isDropped: boolean) => {
    listening.abort()
    onEnd(isDropped && hasMoved, y)
  }
  const move = ({ clientY }: PointerEvent) => {
    y = clientY
    hasMoved ||= Math.abs(y - first.clientY) > LEAST_MOVE
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }
  handle.setPointerCapture(first.pointerId)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', press, { signal, capture: true })
  requestAnimationFrame(tick)
}

/** Moves a block with the pointer. @returns how a drag begins, and where a block that is dragged would go */
export function useBlockDrag(ids: readonly string[], toPanel: ToPanel) {
  const [place, setPlace] = useState<DropPlace | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const start = (block: string, event: ReactPointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    const at = (y: number) => dropPlace(extentsOf(ids), block, y)
    followPointer(event.currentTarget, event.nativeEvent, {
      onMove: (y) => {
        setDragged(block)
        const next = at(y)
        setPlace(next && { ...next, top: next.top + window.scrollY })
      },
      onEnd: (isDropped, y) => {
        setDragged(null)
        setPlace(null)
        const found = isDropped ? at(y) : null
        if (found) toPanel({ act: 'put', block, before: found.before })
      },
    })
  }
  return { start, place, dragged }
}
