/**
 * Defect: the dialogs that confirm a deletion have no place for what there is to know about it, and the first focus in them is
 * on “delete permanently” where there is a trash.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload confirms deletions in dialogs without a place for others" fails
 */
'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect, useSyncExternalStore } from 'react'

/** The dialog that confirms the deletion of what is chosen in a list. */
export const BULK_DELETION = 'confirm-delete-many-docs'
/** The dialog that confirms the deletion of a document, in its form. */
export const deletionOf = (id: string | number): string => `delete-${id}`

const buttonIn = (dialog: Element | null, id: string) =>
  dialog?.querySelector<HTMLButtonElement>(`[id="${id}"]`) ?? null

/**
 * Puts the first focus on what deletes nothing, until somebody does something: a trap for the focus puts it on the first
 * control, at a moment of its own.
 */
function focusSafely(dialog: HTMLElement): () => void {
  const used = new AbortController()
  const { signal } = used
  const focus = () => buttonIn(dialog, 'confirm-cancel')?.focus()
  dialog.addEventListener('focusin', focus, { signal })
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(kind, () => used.abort(), { capture: true, signal })
  focus()
  return () => used.abort()
}

const neverChanges = () => () => undefined

/** Where more can be said in a dialog that confirms a deletion; null while it is closed. */
export function useDeleteDialog(slug: string): HTMLElement | null {
  const isOpen = useModal().isModalOpen(slug)
  // Read again once the dialog is in the page, which is when this is rendered.
  const dialog = useSyncExternalStore(
    neverChanges,
    () => (isOpen ? document.getElementById(slug) : null),
    () => null,
  )
  useEffect(() => (dialog ? focusSafely(dialog) : undefined), [dialog])
  return dialog?.querySelector<HTMLElement>('.confirmation-modal__content') ?? null
}

/** Keeps the deletion from being confirmed while it would be rejected anyway. */
export function useRejectedDeletion(content: HTMLElement | undefined, isRejected: boolean): void {
  useEffect(() => {
    const confirm = buttonIn(content?.parentElement ?? null, 'confirm-action')
    if (!confirm || !isRejected) return undefined
    confirm.disabled = true
    confirm.style.opacity = '0.5'
    return () => {
      confirm.disabled = false
      confirm.style.opacity = ''
    }
  }, [content, isRejected])
}
