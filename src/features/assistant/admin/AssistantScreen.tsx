'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { assistantHref, besideHref } from './assistant-href'
import { AssistantChat } from './AssistantChat'
import { ASSISTANT_TEXTS } from './assistant-texts'
import { ConversationList } from './ConversationList'
import { SCREEN_TEXTS } from './screen-texts'
import { storeConversationId } from './stored-conversation'
import { useEscape } from '@/src/admin/side-panel/use-escape'
import { useChat } from './use-chat'
import { useConversations } from './use-conversations'

type Shared = { language: Locale; mayPropose: boolean; lack: string | null }

type ConversationProps = Shared & {
  stored: string | null
  /** Told what the conversation is stored as, and null when there is no such conversation. */
  onConversation: (id: string | null) => void
  onAnswered: () => void
}

/** One conversation, from what was said before on. */
function Conversation({ stored, onConversation, onAnswered, ...shared }: ConversationProps) {
  const { language, mayPropose, lack } = shared
  const [texts, words] = [SCREEN_TEXTS[language], ASSISTANT_TEXTS[language]]
  const [isGone, setGone] = useState(false)
  const chat = useChat(
    {
      ...{ document: null, stored, locale: language },
      onConversation: (id) => {
        setGone(id === null)
        onConversation(id)
      },
    },
    words,
  )
  const { id, about, busy } = chat
  const answered = useEffectEvent(onAnswered)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) answered()
    wasBusy.current = busy
  }, [busy])
  const section = useEscape<HTMLElement>(chat.stop)
  return (
    <section className="gevel-assistant-screen__chat" aria-labelledby="gevel-assistant-chat" ref={section}>
      <h2 id="gevel-assistant-chat" className="gevel-hidden">
        {texts.conversation}
      </h2>
      {isGone && <p role="alert">{texts.gone}</p>}
      {id && about && !busy && (
        <p>
          <a
            className="gevel-button"
            href={besideHref(language, about)}
            onClick={() => storeConversationId(about, id)}
          >
            {texts.beside}
          </a>
        </p>
      )}
      <AssistantChat
        {...{ chat, language, lack }}
        texts={words}
        introduction={mayPropose ? words.screenIntro : words.readingScreenIntro}
        open={null}
      />
    </section>
  )
}

const conversationIn = (pathname: string): string | null =>
  /\/assistant\/([^/]+)$/.exec(pathname)?.[1] ?? null

/** The conversation that the address names; going back in the browser goes back to the one before. */
function useShown(first: string | null, language: Locale) {
  // `key` is another one for each that is opened, and the same when a new one gets its id.
  const [shown, setShown] = useState({ id: first, key: 0 })
  const show = (id: string | null) => setShown(({ key }) => ({ id, key: key + 1 }))
  const named = conversationIn(usePathname())
  const [seen, setSeen] = useState(named)
  if (named !== seen) {
    setSeen(named)
    if (named !== shown.id) show(named)
  }
  const open = (id: string | null) => {
    globalThis.history.pushState(null, '', assistantHref(language, id))
    show(id)
  }
  const rename = (id: string | null) => {
    if (id === shown.id) return
    globalThis.history.replaceState(null, '', assistantHref(language, id))
    setShown(({ key }) => ({ id, key }))
  }
  return { ...shown, open, rename }
}

type Props = Shared & { tenant: string; account: string; conversation: string | null }

/** The assistant over the whole screen: one's conversations, and one of them. */
export function AssistantScreen({ tenant, account, conversation, ...shared }: Props) {
  const texts = SCREEN_TEXTS[shared.language]
  const shown = useShown(conversation, shared.language)
  const list = useConversations({ tenant, account })
  const [isListOpen, setListOpen] = useState(false)
  const open = (id: string | null) => {
    setListOpen(false)
    shown.open(id)
  }
  return (
    <div className="gevel-assistant-screen">
      <nav aria-label={texts.conversations} data-open={isListOpen}>
        <div className="gevel-assistant-screen__acts">
          {!shared.lack && (
            <button type="button" className="gevel-button" onClick={() => open(null)}>
              {texts.newChat}
            </button>
          )}
          <button
            type="button"
            className="gevel-button gevel-assistant-screen__toggle"
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          >
            {texts.show}
          </button>
        </div>
        <div className="gevel-assistant-screen__list">
          <ConversationList
            {...{ list, texts, language: shared.language }}
            current={shown.id}
            onOpen={open}
          />
        </div>
      </nav>
      <Conversation
        key={shown.key}
        {...shared}
        stored={shown.id}
        onConversation={shown.rename}
        onAnswered={list.refresh}
      />
    </div>
  )
}
