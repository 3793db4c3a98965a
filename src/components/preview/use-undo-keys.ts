import { useEffect, useEffectEvent } from 'react'

import type { ToPanel } from '@/src/features/previews/rules/messages'
import { directionOf } from '@/src/lib/undo-keys'

/** The keys of undo and redo act on the form, except in a text that is edited here, which the browser knows how to undo. */
export function useUndoKeys(canEdit: boolean, toPanel: ToPanel): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event)
    const { target } = event
    if (!canEdit || !direction) return
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    toPanel({ act: direction })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
