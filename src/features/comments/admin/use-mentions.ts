'use client'

import { type KeyboardEvent, type RefObject, useState } from 'react'

import { matching, typedMention } from '../rules/mentions'
import type { Person } from './comment-calls'

const SHOWN = 6

type Options = {
  control: RefObject<HTMLTextAreaElement | null>
  text: string
  people: readonly Person[]
  onChoose: (person: Person, text: string) => void
}

/** The people to choose from while a mention is typed in a text area, which keeps the focus. */
export function useMentions({ control, text, people, onChoose }: Options) {
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const typed = caret === null ? null : typedMention(text, caret)
  const found = typed ? matching(people, typed.query).slice(0, SHOWN) : []
  const follow = () => {
    const at = control.current?.selectionStart ?? null
    if (at !== caret) setActive(0)
    setCaret(at)
  }
  const close = () => setCaret(null)
  const choose = (person: Person | undefined) => {
    if (!person || !typed || caret === null) return
    const before = `${text.slice(0, typed.from)}@${person.name} `
    onChoose(person, before + text.slice(caret))
    close()
    const { current } = control
    current?.focus()
    // Once the text is in it.
    requestAnimationFrame(() => current?.setSelectionRange(before.length, before.length))
  }
  const move = (step: number) => setActive((active + step + found.length) % found.length)
  /** @returns whether the key was for the list */
  const onKey = (event: KeyboardEvent): boolean => {
    if (found.length === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(found[active]),
      Tab: () => choose(found[active]),
      Escape: close,
    }[event.key]
    if (!act) return false
    event.preventDefault()
    act()
    return true
  }
  return { found, active, choose, close, follow, onKey }
}
