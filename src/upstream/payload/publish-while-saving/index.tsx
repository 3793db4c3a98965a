/**
 * Defect: the publish button is disabled during an automatic save, without a word: a click just then is lost, and so is the
 * focus that was on it.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload disables the publish button during an automatic save" fails
 */
'use client'

import { useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { nextFrame } from '../focus-field'

const BUTTON = '#action-save'
/** The form learns within this time that it has something to publish. */
const FRAMES = 60

const buttonAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>(BUTTON) : null

type Held = { button: HTMLButtonElement; isPressed: boolean }

/** Clicks or focuses the button once it is enabled, as the person did while it was disabled. */
async function release({ button, isPressed }: Held): Promise<void> {
  for (let frame = 0; button.disabled && frame < FRAMES; frame += 1) await nextFrame()
  if (button.disabled) return
  if (document.activeElement === document.body) button.focus()
  if (isPressed) button.click()
}

/** In a form that is saved automatically: keeps what is asked of the publish button during a save until that is done. */
export function PublishWhileSaving() {
  const isSaving = useFormBackgroundProcessing()
  const held = useRef<Held | null>(null)
  useEffect(() => {
    if (!isSaving) {
      if (held.current) void release(held.current)
      held.current = null
      return undefined
    }
    const focused = buttonAt(document.activeElement)
    held.current = focused && { button: focused, isPressed: false }
    const press = (button: HTMLButtonElement | null) => {
      if (button) held.current = { button, isPressed: true }
    }
    // A disabled button gets no click.
    const onPointerDown = ({ target }: PointerEvent) => press(buttonAt(target))
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const isOnButton = buttonAt(target) ?? (target === document.body ? held.current?.button : null)
      if (key === 'Enter' || key === ' ') press(isOnButton ?? null)
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [isSaving])
  return null
}
