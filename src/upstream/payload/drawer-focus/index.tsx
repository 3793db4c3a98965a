/**
 * Defect: when what was made or chosen in a drawer takes the place of the button that opened it, as in the field of an image,
 * the focus falls to the top of the page. The selector of blocks begins at the button that closes it, not at its search.
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

const fieldAround = (element: Element | null): string => element?.closest('[id^="field-"]')?.id ?? ''

const isInNewestDialog = (element: Element | null): boolean =>
  [...document.querySelectorAll('dialog')].at(-1)?.contains(element) ?? false

/** Focuses the field whenever the focus is lost: the button that opened the drawer gets it back, and goes a moment later. */
async function keepFocus(id: string): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const field = isLost() && document.getElementById(id)
    if (field) controlOf(field)?.focus()
    await nextFrame()
  }
}

/** Focuses the search of the drawer that has opened, if it has one, once the drawer has the focus. */
async function focusSearch(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const search = [...document.querySelectorAll('dialog')]
      .at(-1)
      ?.querySelector<HTMLInputElement>('.block-search__input')
    if (search && isInNewestDialog(document.activeElement)) {
      search.focus()
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
      if (target instanceof Element) last.current = fieldAround(target)
    }
    document.addEventListener('focusout', remember)
    return () => document.removeEventListener('focusout', remember)
  }, [])
  useEffect(() => {
    const focused = document.activeElement
    // The drawer may have the focus already.
    const opener = isInNewestDialog(focused) ? last.current : fieldAround(focused)
    // On a touch screen the keyboard would cover the blocks.
    if (fields.current.length < open && globalThis.matchMedia('(pointer: fine)').matches) void focusSearch()
    while (fields.current.length < open) fields.current.push(opener)
    const closed = fields.current.splice(open)[0]
    if (closed) void keepFocus(closed)
  }, [open])
  return children
}
