'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

import { MAX_MENTIONS, MAX_TEXT_CHARACTERS } from '../rules/comment'
import { stillMentioned } from '../rules/mentions'
import type { Person, Said } from './comment-calls'
import type { CommentTexts } from './texts'
import { useMentions } from './use-mentions'

type Props = {
  label: string
  submit: string
  texts: CommentTexts
  people: readonly Person[]
  isBusy: boolean
  initial?: { text: string; mentions: readonly Person[] }
  /** Whether it appears in answer to a button, or how often one has asked for it. */
  takesFocus?: boolean | number
  /** Above the text. */
  children?: ReactNode
  onType?: () => void
  /** @returns whether it was stored */
  onSend: (said: Said) => Promise<boolean>
  onCancel?: () => void
}

type OptionsProps = Pick<ReturnType<typeof useMentions>, 'found' | 'active' | 'choose'> & {
  id: string
  texts: CommentTexts
}

function People({ found, active, choose, id, texts }: OptionsProps) {
  return (
    <>
      <output className="gevel-hidden">{found.length > 0 && texts.found(found.length)}</output>
      {found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` would take the focus from the text
        <div role="listbox" id={id} aria-label={texts.people} className="gevel-comments__people">
          {found.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Before the text loses the focus.
              onMouseDown={(event) => {
                event.preventDefault()
                choose(person)
              }}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function useText({
  people,
  initial,
  onSend,
  onType,
}: Pick<Props, 'people' | 'initial' | 'onSend' | 'onType'>) {
  const control = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial?.text ?? '')
  const [chosen, setChosen] = useState<readonly Person[]>(initial?.mentions ?? [])
  const type = (next: string) => {
    setText(next)
    onType?.()
  }
  const mentions = useMentions({
    ...{ control, text, people },
    onChoose: (person, next) => {
      setChosen([...chosen.filter(({ id }) => id !== person.id), person])
      type(next)
    },
  })
  const send = async () => {
    const said = stillMentioned(text, chosen).slice(0, MAX_MENTIONS)
    const isStored = await onSend({ text: text.trim(), mentions: said.map(({ id }) => id) })
    if (!isStored) return
    setText('')
    setChosen([])
  }
  return { control, text, type, mentions, send }
}

/** Where somebody writes. An `@` offers people; Ctrl or ⌘ with Enter sends. */
export function CommentBox({ label, submit, texts, isBusy, takesFocus, children, onCancel, ...rest }: Props) {
  const id = useId()
  const { control, text, type, mentions, send } = useText(rest)
  useEffect(() => {
    if (takesFocus) control.current?.focus()
  }, [control, takesFocus])
  const onSubmit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    // In React, the form of the document is around this one.
    event.stopPropagation()
    if (!isBusy && text.trim()) void send()
  }
  const isChoosing = mentions.found.length > 0
  return (
    <form className="gevel-comments__box" onSubmit={onSubmit}>
      {children}
      <label htmlFor={id}>{label}</label>
      <textarea
        {...{ id }}
        ref={control}
        rows={3}
        maxLength={MAX_TEXT_CHARACTERS}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-describedby={`${id}-hint`}
        {...(isChoosing && {
          'aria-controls': `${id}-people`,
          'aria-activedescendant': `${id}-people-${mentions.active}`,
        })}
        onBlur={mentions.close}
        onChange={({ target }) => {
          type(target.value)
          mentions.follow()
        }}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event)
        }}
        onSelect={mentions.follow}
      />
      <People {...mentions} {...{ texts }} id={`${id}-people`} />
      <small id={`${id}-hint`} className="gevel-note">
        {texts.hint}
      </small>
      <div className="gevel-comments__acts">
        <button type="submit" className="gevel-button gevel-button--first" aria-disabled={isBusy}>
          {submit}
        </button>
        {onCancel && (
          <button type="button" className="gevel-button" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
