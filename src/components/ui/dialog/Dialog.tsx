'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useState } from 'react'

import { Layer } from '../layer'
import type { UiLabels } from '../labels'
import { DialogFrame } from './DialogFrame'

export type DialogProps = {
  open: boolean
  /** Called when the visitor closes it. Absent: the visitor cannot close it, not even with Escape. */
  onClose?: () => void
  title: string
  description?: string
  /** §9: center by default; the others stand at that side of the window, from top to bottom. */
  position?: 'center' | 'left' | 'right'
  /** `banner` is as wide as §9 lets a banner be. */
  size?: 'regular' | 'banner'
  /** Before the title, a logo for instance. */
  mark?: ReactNode
  /** The buttons below the content. */
  footer?: ReactNode
  labels: UiLabels['dialog']
  children: ReactNode
}

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
