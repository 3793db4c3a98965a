import { useEffect, useEffectEvent, useRef } from 'react'

import type { FormValues, ToPanel, Welcome } from '@/src/features/previews/rules/messages'
import { editInPlace } from './edit-in-place'
import { type Place, placeOf, type TextPlace, textsOfBlock } from './place-of'

type Options = {
  welcome: Welcome
  values: FormValues
  toPanel: ToPanel
  /** Whether a text is edited here, so that nothing may be put in its place. */
  hold: (isEditing: boolean) => void
  /** After Escape or Enter. */
  onDone: () => void
}

/** A second click may come: it edits in place, and the focus then stays here. */
const SECOND_CLICK_MS = 300

/**
 * Texts that are edited where they are shown, by a double click or from the toolbar; what is typed goes to the form.
 * @returns `lead` to the field of a place in the form, unless it is double-clicked, and `edit` the first text of a block
 */
export function useTextInPlace({ welcome, values, toPanel, hold, onDone }: Options) {
  const { canEdit, texts } = welcome
  const leading = useRef<number>(undefined)
  /** @param all that Tab goes along */
  const start = (all: readonly TextPlace[], index: number): void => {
    const place = all[index]
    if (!place) return
    const { block, path, element } = place
    hold(true)
    editInPlace(element, {
      label: texts.text,
      onText: (text) => toPanel({ act: 'type', block, path, text }),
      onEnd: (end) => {
        const next = end === 'next' ? index + 1 : index - 1
        if ((end === 'next' || end === 'previous') && all[next]) return start(all, next)
        hold(false)
        if (end !== 'left') onDone()
      },
    })
  }
  const onDoubleClick = useEffectEvent(({ target }: MouseEvent) => {
    const text = canEdit && target instanceof Element ? placeOf(target, values)?.text : null
    if (!text) return
    window.clearTimeout(leading.current)
    const all = text.block === null ? [text] : textsOfBlock(text.block, values)
    start(
      all,
      all.findIndex(({ element }) => element === text.element),
    )
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => onDoubleClick(event)
    document.addEventListener('dblclick', listen, { capture: true })
    return () => document.removeEventListener('dblclick', listen, { capture: true })
  }, [])
  const lead = ({ block, path, text }: Place): void => {
    window.clearTimeout(leading.current)
    const go = () => toPanel({ act: 'edit', block, path })
    if (text && canEdit) leading.current = window.setTimeout(go, SECOND_CLICK_MS)
    else go()
  }
  const edit = (block: string): void => {
    const all = textsOfBlock(block, values)
    if (all.length > 0) start(all, 0)
    else toPanel({ act: 'edit', block, path: null })
  }
  return { lead, edit }
}
