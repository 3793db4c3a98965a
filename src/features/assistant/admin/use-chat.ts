'use client'

import { useEffect, useRef, useState } from 'react'

import type { AssistantTexts } from './assistant-texts'
import { type ChatEvent, type Proposal, sendMessage, type SentMessage } from './send-message'

export type Entry = {
  role: 'user' | 'assistant'
  text: string
  /** The tool that is in use. */
  tool: string | null
  proposals: Proposal[]
  /** Why there is no answer, or no more of it. */
  problem: string | null
}

const NO_ENTRY = { text: '', tool: null, proposals: [], problem: null }

function withEvent(entry: Entry, { event, data }: ChatEvent, texts: AssistantTexts): Entry {
  switch (event) {
    case 'text':
      return { ...entry, text: entry.text + data.text, tool: null }
    case 'tool':
      return { ...entry, tool: data.name, text: entry.text && `${entry.text.trimEnd()}\n\n` }
    case 'proposal':
      return { ...entry, proposals: [...entry.proposals, data] }
    case 'problem':
      return { ...entry, tool: null, problem: data.detail ?? texts.failed }
    case 'conversation':
    case 'done':
      return { ...entry, tool: null }
  }
}

type About = Pick<SentMessage, 'document' | 'locale'>

/** A conversation with the assistant, from this form. */
export function useChat(about: About, texts: AssistantTexts) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [busy, setBusy] = useState(false)
  const conversation = useRef<string | null>(null)
  const abort = useRef<AbortController | null>(null)

  // Closing the panel ends the call.
  useEffect(() => () => abort.current?.abort(), [])

  const changeLast = (change: (entry: Entry) => Entry) =>
    setEntries((all) => all.map((entry, index) => (index === all.length - 1 ? change(entry) : entry)))

  const receive = async (text: string, { signal }: AbortController) => {
    const continued = conversation.current && { conversation: conversation.current }
    const body = { ...about, messages: [{ role: 'user' as const, text }], ...continued }
    for await (const event of sendMessage(body, signal)) {
      if (event.event === 'conversation') conversation.current = event.data.id
      changeLast((entry) => withEvent(entry, event, texts))
    }
  }

  const send = async (text: string) => {
    const controller = new AbortController()
    abort.current = controller
    setBusy(true)
    setEntries((all) => [...all, { ...NO_ENTRY, role: 'user', text }, { ...NO_ENTRY, role: 'assistant' }])
    try {
      await receive(text, controller)
    } catch {
      const problem = controller.signal.aborted ? texts.stopped : texts.failed
      changeLast((entry) => ({ ...entry, tool: null, problem }))
    }
    setBusy(false)
  }

  const stop = () => abort.current?.abort()
  const replaceProposal = (proposal: Proposal) =>
    setEntries((all) =>
      all.map((entry) => ({
        ...entry,
        proposals: entry.proposals.map((one) => (one.id === proposal.id ? proposal : one)),
      })),
    )
  const restart = () => {
    stop()
    conversation.current = null
    setEntries([])
  }
  return { entries, busy, send, stop, restart, replaceProposal }
}
