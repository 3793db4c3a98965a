'use client'

import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import type { AssistantTexts } from './assistant-texts'
import type { Entry } from './entry'
import { ProposalCard } from './ProposalCard'
import type { Proposal } from './send-message'
import type { Chat } from './use-chat'

type EntryProps = {
  entry: Entry
  texts: AssistantTexts
  language: Locale
  /** The id of the document in the form; null outside of a form. */
  open: string | null
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

type Introduction = { text: string; examples: readonly string[] }
type IntroductionProps = { introduction: Introduction; onSend: (text: string) => void }

/** Shown in an empty conversation: what the assistant does, and examples of questions. */
function IntroductionView({ introduction: { text, examples }, onSend }: IntroductionProps) {
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
  chat: Chat
  texts: AssistantTexts
  language: Locale
  introduction: Introduction
  open: string | null
  /** Why nothing can be asked, if so. */
  lack?: string | null
}

/** What was said, and where to say more. */
export function AssistantChat({ chat, texts, language, introduction, open, lack = null }: Props) {
  const { entries, busy, isLoading, stop, replaceProposal } = chat
  const onSend = (text: string) => void chat.send(text)
  const log = useRef<HTMLOListElement>(null)
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [entries])
  return (
    <>
      <div className="gevel-conversation gevel-assistant__log" role="log" aria-busy={busy}>
        {lack && <p className="gevel-note">{lack}</p>}
        {entries.length === 0 && !isLoading && !lack && <IntroductionView {...{ introduction, onSend }} />}
        <ol ref={log}>
          {entries.map((entry, index) => (
            // Entries are only added.
            <EntryView key={`${index}`} {...{ entry, texts, language, open }} onDecided={replaceProposal} />
          ))}
        </ol>
      </div>
      <output className="gevel-assistant__state">{isLoading ? texts.loading : busy && texts.busy}</output>
      {!isLoading && !lack && <Composer {...{ texts, busy, onSend }} onStop={stop} />}
    </>
  )
}
