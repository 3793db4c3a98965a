'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'

type Props = {
  labels: { open: string; close: string; title: string }
  logo: ReactNode
  children: ReactNode
}

const leadsSomewhere = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a') !== null

/** The menu of narrow screens: a native modal dialog, which holds focus, Escape and the page behind by itself. */
export function MenuDialog({ labels, logo, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const show = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  const close = () => dialog.current?.close()
  return (
    <div className="site-menu">
      <button
        type="button"
        className="site-menu-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        {labels.open}
      </button>
      <dialog
        ref={dialog}
        className="site-menu-panel"
        aria-label={labels.title}
        onClose={() => setOpen(false)}
        onClick={(event) => leadsSomewhere(event) && close()}
      >
        <div className="page-grid site-bar">
          {logo}
          <button type="button" className="site-menu-button" onClick={close}>
            {labels.close}
          </button>
        </div>
        {children}
      </dialog>
    </div>
  )
}
