'use client'

import { useId, useState } from 'react'

import { Layer } from '../layer'
import { DialogFrame } from './DialogFrame'
import type { DialogProps } from './types'
import { useDismissal, useIsVisible } from './use-modal'

type Props = DialogProps & {
  /** Called after the closing animation. */
  onGone: () => void
}

/** A native modal dialog that covers the window; only the frame inside is visible. */
export function Modal({ open, onClose, onGone, describedBy, ...frame }: Props) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  useIsVisible(dialog, open, onGone)
  useDismissal(dialog, open, onClose)
  const id = useId()
  return (
    <dialog
      ref={setDialog}
      aria-describedby={describedBy ?? (frame.description ? `${id}-description` : undefined)}
      aria-labelledby={`${id}-title`}
      className="dialog-viewport"
      closedby={onClose ? 'closerequest' : 'none'}
      data-position={frame.position ?? 'center'}
    >
      <Layer value={dialog}>
        <DialogFrame {...frame} id={id} onClose={onClose} />
      </Layer>
    </dialog>
  )
}
