'use client'

import { type PointerEvent, useRef } from 'react'

import type { Offset } from './offset'

/** Handlers of the drag area, which excludes its buttons. */
export function useDrag(offset: Offset, moveTo: (requested: Offset) => void) {
  /** Pointer position relative to the dialog's initial position. */
  const grip = useRef<Offset | null>(null)
  return {
    onPointerDown: ({ target, currentTarget, button, pointerId, clientX, clientY }: PointerEvent) => {
      if (button !== 0 || (target instanceof Element && target.closest('button, a'))) return
      currentTarget.setPointerCapture(pointerId)
      grip.current = { x: clientX - offset.x, y: clientY - offset.y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (grip.current) moveTo({ x: clientX - grip.current.x, y: clientY - grip.current.y })
    },
    onLostPointerCapture: () => {
      grip.current = null
    },
  }
}
