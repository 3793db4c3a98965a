'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  labels: { open: string; close: string; title: string }
  logo: ReactNode
  children: ReactNode
}

/** Pages of this site open without a reload, so the menu must close itself. */
function closeOnNavigation({ target, currentTarget }: MouseEvent): void {
  const followed = target instanceof Element && target.closest('a') !== null
  if (followed && currentTarget instanceof HTMLDialogElement) currentTarget.close()
}

/** The menu of narrow screens: a native modal dialog, which handles focus, Escape and the inert page. */
export function MenuDialog({ labels, logo, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('click', closeOnNavigation)
    return () => element?.removeEventListener('click', closeOnNavigation)
  }, [])
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
