'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { AssistantTexts } from './assistant-texts'
import { asked, type Entry, withEvent } from './entry'
import { type Proposal, sendMessage, type SentMessage } from './send-message'
import {
  type Conversation,
  entriesOf,
  keepConversation,
  keptConversation,
  readConversation,
} from './stored-conversation'

type About = Pick<SentMessage, 'document' | 'locale'>

/** The id of the conversation that goes on after a reload; what was said in it is given to `show`. */
function useConversation({ document }: About, texts: AssistantTexts, show: (entries: Entry[]) => void) {
  const [kept] = useState(() => keptConversation(document))
  const [isLoading, setLoading] = useState(kept !== null)
  const id = useRef(kept)
  const keep = (next: string | null) => {
    id.current = next
    keepConversation(document, next)
  }
  const finish = useEffectEvent((found: Conversation | null) => {
    if (found) show(entriesOf(found, texts))
    else keep(null)
    setLoading(false)
  })
  useEffect(() => {
    if (kept === null) return undefined
    let isCurrent = true
    // Where it cannot be read a new one begins; the list of conversations still has it.
    const reading = readConversation(kept).catch(() => null)
    void reading.then((found) => isCurrent && finish(found))
    return () => {
      isCurrent = false
    }
  }, [kept])
  return { id, keep, isLoading }
}

/** A conversation with the assistant, about a document that is open. */
export function useChat(about: About, texts: AssistantTexts) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [busy, setBusy] = useState(false)
  const conversation = useConversation(about, texts, setEntries)
  const abort = useRef<AbortController | null>(null)

  // Closing the panel ends the call.
  useEffect(() => () => abort.current?.abort(), [])

  const changeLast = (change: (entry: Entry) => Entry) =>
    setEntries((all) => all.map((entry, index) => (index === all.length - 1 ? change(entry) : entry)))

  const receive = async (text: string, { signal }: AbortController) => {
    const continued = conversation.id.current && { conversation: conversation.id.current }
    const body = { ...about, messages: [{ role: 'user' as const, text }], ...continued }
    for await (const event of sendMessage(body, signal)) {
      if (event.event === 'conversation') conversation.keep(event.data.id)
      changeLast((entry) => withEvent(entry, event, texts))
    }
  }

  const send = async (text: string) => {
    const controller = new AbortController()
    abort.current = controller
    setBusy(true)
    setEntries((all) => [...all, ...asked(text)])
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
    conversation.keep(null)
    setEntries([])
  }
  const { isLoading } = conversation
  return { entries, busy, isLoading, send, stop, restart, replaceProposal }
}
