'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { useState } from 'react'

import { Layer } from '../layer'
import { DialogFrame } from './DialogFrame'
import type { DialogProps } from './types'

/**
 * A modal dialog: labelled by its title, focus is kept inside and given back, the page behind does not scroll. In the
 * center it can be moved by its header (or the arrow keys on its handle), stays in the viewport, and can be maximised.
 */
export function Dialog({ open, onClose, ...frame }: DialogProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!onClose}
      onOpenChange={(wanted, details) => {
        if (wanted) return
        if (onClose) onClose()
        else details.cancel()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" data-position={frame.position ?? 'center'} />
        <Base.Viewport ref={setLayer} className="dialog-viewport" data-position={frame.position ?? 'center'}>
          <Layer value={layer}>
            <DialogFrame {...frame} closable={onClose !== undefined} />
          </Layer>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
