'use client'

import type { MouseEvent } from 'react'

import { LocalTime } from '@/src/admin/LocalTime'
import type { Locale } from '@/src/lib/constants'
import { collectionHref } from '@/src/routing/admin-paths'
import { assistantHref } from './assistant-href'
import type { ScreenTexts } from './screen-texts'
import type { useConversations } from './use-conversations'

type Props = {
  list: ReturnType<typeof useConversations>
  texts: ScreenTexts
  language: Locale
  /** The id of the conversation that is shown. */
  current: string | null
  onOpen: (id: string) => void
}

/** A click with a key held opens another tab, as for any link. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

function Found({ list: { found, term }, texts, language, current, onOpen }: Props) {
  if (found === null) return null
  if (found === 'failed') return <p role="alert">{texts.unavailable}</p>
  if (found.length === 0) return <p>{term === '' ? texts.none : texts.notFound}</p>
  return (
    <ul>
      {found.map(({ id, title, updatedAt }) => (
        <li key={id}>
          <a
            href={assistantHref(language, id)}
            aria-current={id === current ? 'page' : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return
              event.preventDefault()
              onOpen(id)
            }}
          >
            {title ?? texts.untitled}
            <LocalTime value={updatedAt} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The conversations that a person had, to search and to go on with. */
export function ConversationList(props: Props) {
  const { list, texts, language } = props
  return (
    <>
      <label className="gevel-assistant-screen__search">
        <span className="gevel-hidden">{texts.search}</span>
        <input
          type="search"
          placeholder={texts.search}
          maxLength={100}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
      </label>
      <div aria-live="polite" aria-busy={list.found === null}>
        <Found {...props} />
      </div>
      <a href={collectionHref(language, 'llm-conversations')}>{texts.all}</a>
    </>
  )
}
