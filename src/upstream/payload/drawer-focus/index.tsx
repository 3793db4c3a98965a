/**
 * Defect: when what was made or chosen in a drawer takes the place of the button that opened it, as in the field of an image,
 * the focus falls to the top of the page.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload leaves where the focus goes to the focus trap of its drawers" fails
 */
'use client'

import { useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'

import { controlOf, nextFrame } from '../focus-field'

/** A drawer that has saved is gone, and its field shown anew, within this time. */
const FRAMES = 120

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Focuses the field once the button that opened the drawer is gone, and the focus with it. */
async function focusWhenLost(id: string): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const field = isLost() && document.getElementById(id)
    if (field) {
      controlOf(field)?.focus()
      return
    }
    await nextFrame()
  }
}

/** Keeps the focus at the field that a drawer was opened from, once that is closed. */
export function DrawerFocus({ children }: { children: ReactNode }) {
  const { modalState } = useModal()
  const open = Object.values(modalState).filter((modal) => modal?.isOpen).length
  const last = useRef('')
  const fields = useRef<string[]>([])
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target.closest('[id^="field-"]')?.id ?? ''
    }
    document.addEventListener('focusout', remember)
    return () => document.removeEventListener('focusout', remember)
  }, [])
  useEffect(() => {
    while (fields.current.length < open) fields.current.push(last.current)
    const closed = fields.current.splice(open)[0]
    if (closed) void focusWhenLost(closed)
  }, [open])
  return children
}
