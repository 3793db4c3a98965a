import { useEffect, useEffectEvent } from 'react'

import type { ToPanel } from '@/src/features/previews/rules/messages'
import { directionOf } from '@/src/lib/undo-keys'

type Options = {
  canEdit: boolean
  /** The chosen one. */
  block: string | null
  toPanel: ToPanel
}

/** Ctrl-C and Ctrl-V, on a Mac with Cmd; a text that is selected is copied as such. */
function clipboardAct({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'copy' | 'paste' | null {
  if (ctrlKey === metaKey || altKey || shiftKey) return null
  if (key.toLowerCase() === 'v') return 'paste'
  return key.toLowerCase() === 'c' && window.getSelection()?.isCollapsed !== false ? 'copy' : null
}

/**
 * Keys that act on the form: undo and redo, copy and paste of the chosen block, and Escape where none is. Not in a text that is edited here, in
 * which they are the browser’s.
 */
export function useFormKeys({ canEdit, block, toPanel }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key === 'Escape' && block === null) toPanel({ act: 'escape' })
    if (!canEdit) return
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    const direction = directionOf(event)
    const act = clipboardAct(event)
    if (direction) toPanel({ act: direction })
    else if (act && block !== null) toPanel({ act, block })
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
