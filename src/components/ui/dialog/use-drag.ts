'use client'

import { type PointerEvent, useRef } from 'react'

import type { Offset } from './place'

/** Of what a dialog is dragged by: any of it but its buttons. */
export function useDrag(offset: Offset, moveTo: (wanted: Offset) => void) {
  /** Where the pointer would be if the dialog stood where it opened. */
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
