'use client'

import { type ReactNode, useEffect } from 'react'

/** The answers of Payload's dialogs that change nothing: back to the list, and reading on after somebody took over. */
const SAFE_ANSWERS = '#document-locked-go-back, #document-take-over-view-read-only'

/**
 * Escape answers the question who edits a document. Payload only closes its dialog, and leaves a form that looks as if it
 * could be edited, every save of which is refused.
 */
export function LockKeys({ children }: { children: ReactNode }) {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const button = document.querySelector<HTMLButtonElement>(SAFE_ANSWERS)
      if (!button?.checkVisibility()) return
      event.stopImmediatePropagation()
      button.click()
    }
    // Before Payload, which closes every dialog.
    window.addEventListener('keydown', answer, { capture: true })
    return () => window.removeEventListener('keydown', answer, { capture: true })
  }, [])
  return children
}
