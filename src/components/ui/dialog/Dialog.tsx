'use client'

import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

import { Modal } from './Modal'
import type { DialogProps } from './types'

/**
 * A modal dialog: labelled by its title, traps and restores focus; the page behind is inert and does not scroll.
 * A centred one can be moved by its header (or arrow keys on its handle) within the viewport, and maximised.
 */
export function Dialog({ open, ...modal }: DialogProps) {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const leave = useCallback(() => setPresent(false), [])
  return present ? createPortal(<Modal {...modal} open={open} onGone={leave} />, document.body) : null
}
