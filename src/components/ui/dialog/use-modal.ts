'use client'

import { useLayoutEffect } from 'react'

import { trapFocus } from './tab-order'

/** Opens and closes a native modal dialog: immediately for scripts, animated visually. */
export function useIsVisible(dialog: HTMLDialogElement | null, open: boolean, onGone: () => void): void {
  useLayoutEffect(() => {
    if (!dialog) return
    if (open) {
      const { documentElement: root } = document
      root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
      dialog.showModal()
      dialog.querySelector<HTMLElement>('.dialog')?.focus()
      return
    }
    dialog.close()
    const leaving = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)
    void Promise.allSettled(leaving).then(onGone)
  }, [dialog, open, onGone])
  useLayoutEffect(() => () => dialog?.close(), [dialog])
}

/** An open menu inside the dialog handles Escape itself. */
const hasOpenPopup = (dialog: HTMLElement): boolean =>
  dialog.querySelector('[aria-haspopup][aria-expanded="true"]') !== null

/** Every way to close a native dialog calls `onClose`; without `onClose` it cannot be closed. */
export function useDismissal(
  dialog: HTMLDialogElement | null,
  open: boolean,
  onClose: (() => void) | undefined,
): void {
  useLayoutEffect(() => {
    if (!dialog || !open) return
    const listening = new AbortController()
    const { signal } = listening
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && (!onClose || hasOpenPopup(dialog))) event.preventDefault()
      trapFocus(event, dialog)
    }
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose?.()
    }
    const onClick = ({ target }: Event) => {
      if (target === dialog) onClose?.()
    }
    // Browsers force-close a dialog on a second close request, even if the first was prevented.
    const onClosed = () => {
      if (onClose) onClose()
      else dialog.showModal()
    }
    dialog.addEventListener('keydown', onKeyDown, { signal })
    dialog.addEventListener('cancel', onCancel, { signal })
    dialog.addEventListener('click', onClick, { signal })
    dialog.addEventListener('close', onClosed, { signal })
    return () => listening.abort()
  }, [dialog, open, onClose])
}
