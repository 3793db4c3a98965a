'use client'

import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

import { Modal } from './Modal'
import type { DialogProps } from './types'

/**
 * A modal dialog: labelled by its title, focus is kept inside and given back, the page behind is inert and keeps still.
 * In the center it can be moved by its header (or the arrow keys on its handle), stays in the viewport, and can be maximised.
 */
export function Dialog({ open, ...modal }: DialogProps) {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const leave = useCallback(() => setPresent(false), [])
  return present ? createPortal(<Modal {...modal} open={open} onGone={leave} />, document.body) : null
}
