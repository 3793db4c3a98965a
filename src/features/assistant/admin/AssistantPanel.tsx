'use client'

import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { ASSISTANT_TEXTS, type AssistantTexts } from './assistant-texts'
import type { Entry } from './entry'
import { ProposalCard } from './ProposalCard'
import type { Proposal, SentMessage } from './send-message'
import { useChat } from './use-chat'

type EntryProps = {
  entry: Entry
  texts: AssistantTexts
  language: Locale
  /** The id of the document in the form. */
  open: string
  onDecided: (proposal: Proposal) => void
}

const toolName = (tool: string, { tools }: AssistantTexts): string =>
  Object.hasOwn(tools, tool) ? tools[tool as keyof typeof tools] : tool

function EntryView({ entry, ...shared }: EntryProps) {
  const { texts } = shared
  const { role, text, tool, proposals, problem } = entry
  return (
    <li className={`gevel-message gevel-message--${role}`}>
      <h3>{role === 'user' ? texts.you : texts.assistant}</h3>
      {text && <p className="gevel-message__text">{text}</p>}
      {tool && (
        <p className="gevel-note">
          {texts.using} {toolName(tool, texts)}
        </p>
      )}
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} {...{ proposal, ...shared }} />
      ))}
      {problem && <p role="alert">{problem}</p>}
    </li>
  )
}

type ComposerProps = {
  texts: AssistantTexts
  busy: boolean
  onSend: (text: string) => void
  onStop: () => void
}

/** Enter sends, with Shift it begins a new line. */
function Composer({ texts, busy, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState('')
  const control = useRef<HTMLTextAreaElement>(null)
  useEffect(() => control.current?.focus(), [])
  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    // In React, the form of the document is around this one.
    event.stopPropagation()
    if (busy || !text.trim()) return
    onSend(text.trim())
    setText('')
  }
  return (
    <form className="gevel-assistant__composer" onSubmit={submit}>
      <label htmlFor="gevel-assistant-message">{texts.message}</label>
      <textarea
        id="gevel-assistant-message"
        ref={control}
        rows={3}
        maxLength={20_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      {busy ? (
        <button type="button" className="gevel-button" onClick={onStop}>
          {texts.stop}
        </button>
      ) : (
        <button type="submit" className="gevel-button">
          {texts.send}
        </button>
      )}
    </form>
  )
}

type IntroductionProps = Pick<ComposerProps, 'texts' | 'onSend'> & { mayPropose: boolean }

/** What to ask, before anything is asked. */
function Introduction({ texts, onSend, mayPropose }: IntroductionProps) {
  const { text, examples } = mayPropose ? texts.intro : texts.readingIntro
  return (
    <>
      <p>{text}</p>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className="gevel-button" onClick={() => onSend(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type Props = {
  language: Locale
  document: NonNullable<SentMessage['document']>
  /** Or only read: the tools of the assistant are those that the role of the person allows. */
  mayPropose: boolean
  onClose: () => void
}

/** The conversation with the assistant, beside the form. */
export function AssistantPanel({ language, document, mayPropose, onClose }: Props) {
  const texts = ASSISTANT_TEXTS[language]
  const chat = useChat({ document, locale: language }, texts)
  const { entries, busy, isLoading, send, stop, restart, replaceProposal } = chat
  const log = useRef<HTMLOListElement>(null)
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [entries])
  const panel = useRef<HTMLElement>(null)
  const onEscape = useEffectEvent(() => (busy ? stop() : onClose()))
  useEffect(() => {
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && onEscape()
    const element = panel.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <aside className="gevel-assistant" aria-label={texts.assistant} ref={panel}>
      <header>
        <h2>{texts.assistant}</h2>
        {entries.length > 0 && (
          <button type="button" className="gevel-button" onClick={restart}>
            {texts.newChat}
          </button>
        )}
        <button type="button" className="gevel-button" aria-label={texts.close} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="gevel-conversation gevel-assistant__log" role="log" aria-busy={busy}>
        {entries.length === 0 && !isLoading && (
          <Introduction {...{ texts, mayPropose }} onSend={(text) => void send(text)} />
        )}
        <ol ref={log}>
          {entries.map((entry, index) => (
            // Entries are only added.
            <EntryView
              key={`${index}`}
              {...{ entry, texts, language }}
              open={document.id}
              onDecided={replaceProposal}
            />
          ))}
        </ol>
      </div>
      <output className="gevel-assistant__state">{isLoading ? texts.loading : busy && texts.busy}</output>
      {!isLoading && <Composer {...{ texts, busy }} onSend={(text) => void send(text)} onStop={stop} />}
    </aside>
  )
}
