import { type RefObject, useEffect, useEffectEvent } from 'react'

import { type Direction, directionOf } from '@/src/lib/undo-keys'
import { historyInside } from '@/src/upstream/payload/rich-text-history'

/** So long, what changes in a rich text may be what its editor undid: it gives the form its contents when it is idle. */
export const CORRECTING_MS = 1500

const OF_INPUT: Partial<Record<string, Direction>> = { historyUndo: 'undo', historyRedo: 'redo' }

/**
 * The keys of undo and redo anywhere in a form, in place of what the browser undoes in one of its inputs. An editor of rich
 * text undoes by itself first, as it knows where the caret was; the form goes on where that has nothing left.
 * @param corrected when such an editor last did so, in milliseconds
 */
export function useUndoKeys(
  mark: RefObject<Element | null>,
  corrected: RefObject<number>,
  act: (direction: Direction) => void,
): void {
  const onAct = useEffectEvent(act)
  useEffect(() => {
    const form = mark.current?.closest('form')
    const isOurs = (target: EventTarget | null): target is Element =>
      target instanceof Element && (form?.contains(target) ?? false)
    const onKey = (event: KeyboardEvent) => {
      const direction = directionOf(event)
      const target = event.target === document.body ? form : event.target
      if (!direction || !isOurs(target ?? null)) return
      const inside = historyInside(target as Element)
      if (inside === 'of its own') return
      if (inside) {
        corrected.current = performance.now()
        void inside.settled().then((hasActed) => hasActed || onAct(direction))
        return
      }
      event.preventDefault()
      event.stopPropagation()
      onAct(direction)
    }
    const onInput = (event: InputEvent) => {
      const direction = OF_INPUT[event.inputType]
      if (!direction || !isOurs(event.target) || historyInside(event.target)) return
      event.preventDefault()
      onAct(direction)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('beforeinput', onInput, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('beforeinput', onInput, { capture: true })
    }
  }, [corrected, mark])
}
