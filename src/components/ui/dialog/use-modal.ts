'use client'

import { useLayoutEffect } from 'react'

import { trapFocus } from './tab-order'

/** Opens a native dialog over everything, and closes it again: at once for scripts, in its own time for the eye. */
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

/** A menu inside that is open takes Escape for itself. */
const hasOpenPopup = (dialog: HTMLElement): boolean =>
  dialog.querySelector('[aria-haspopup][aria-expanded="true"]') !== null

/** The ways out of a native dialog lead to `onClose`; without it there is none. */
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
    // Browsers close a dialog that is asked twice to go, whatever it says.
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
