import { useEffect, useEffectEvent, useRef } from 'react'

import type { FormValues, ToPanel, Welcome } from '@/src/features/previews/rules/messages'
import { boxOf } from './box-of'
import { editInPlace } from './edit-in-place'
import { type Place, placeOf, type TextPlace, textsOfBlock } from './place-of'

type Point = { x: number; y: number }

type Options = {
  welcome: Welcome
  values: FormValues
  toPanel: ToPanel
  /** Whether a text is edited here, so that nothing may be put in its place. */
  hold: (isEditing: boolean) => void
  /** Follows a rich text, while the panel shows its editor over it. */
  follow: (place: TextPlace) => void
  /** After Escape or Enter. */
  onDone: () => void
}

/** A second click may come: it edits in place, and the focus then stays here. */
const SECOND_CLICK_MS = 300

function useDoubleClick(receive: (event: MouseEvent) => void): void {
  const onDoubleClick = useEffectEvent(receive)
  useEffect(() => {
    const listen = (event: MouseEvent) => onDoubleClick(event)
    document.addEventListener('dblclick', listen, { capture: true })
    return () => document.removeEventListener('dblclick', listen, { capture: true })
  }, [])
}

/**
 * Texts that are edited where they are shown, by a double click or from the toolbar; what is typed goes to the form.
 * @returns `lead` to the field of a place in the form, unless it is double-clicked, and `edit` the first text of a block
 */
export function useTextInPlace({ welcome, values, toPanel, hold, follow, onDone }: Options) {
  const { canEdit, texts } = welcome
  const leading = useRef<number>(undefined)
  /** @param all that Tab goes along */
  const start = (all: readonly TextPlace[], index: number, point: Point | null = null): void => {
    const place = all[index]
    if (!place) return
    const { block, path, element, isRich } = place
    if (isRich) {
      follow(place)
      return toPanel({ act: 'write', block, path, box: boxOf(element), point })
    }
    hold(true)
    editInPlace(element, {
      label: texts.text,
      onText: (text) => toPanel({ act: 'type', block, path, text }),
      onEnd: (end) => {
        const next = end === 'next' ? index + 1 : index - 1
        const isOn = (end === 'next' || end === 'previous') && all[next] !== undefined
        if (!isOn || all[next]?.isRich) hold(false)
        if (isOn) return start(all, next)
        if (end !== 'left') onDone()
      },
    })
  }
  useDoubleClick(({ target, clientX: x, clientY: y }: MouseEvent) => {
    const text = canEdit && target instanceof Element ? placeOf(target, values)?.text : null
    if (!text) return
    window.clearTimeout(leading.current)
    const all = text.block === null ? [text] : textsOfBlock(text.block, values)
    start(
      all,
      all.findIndex(({ element }) => element === text.element),
      { x, y },
    )
  })
  const lead = ({ block, path, text }: Place): void => {
    window.clearTimeout(leading.current)
    const go = () => toPanel({ act: 'edit', block, path })
    if (text && canEdit) leading.current = window.setTimeout(go, SECOND_CLICK_MS)
    else go()
  }
  const edit = (block: string): void => {
    // A text in an answer that is closed cannot be seen.
    const all = textsOfBlock(block, values).filter(({ element }) => element.checkVisibility())
    if (all.length > 0) start(all, 0)
    else toPanel({ act: 'edit', block, path: null })
  }
  return { lead, edit }
}
