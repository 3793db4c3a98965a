'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import type { AssistantTexts } from './assistant-texts'
import { type About, asked, documentProposed, type Entry, withEvent } from './entry'
import { type ChatEvent, type Proposal, sendMessage } from './send-message'
import { type Conversation, documentOf, entriesOf, readConversation } from './stored-conversation'

/** Where a conversation begins: with what was said before, or with nothing. */
export type Place = {
  /** The document in the form; null on the screen of the assistant. */
  document: About | null
  /** The language of the answers. */
  locale: Locale
  /** The id of the conversation to go on with. */
  stored: string | null
  /** Told the id once there is one, and null for a new conversation. */
  onConversation: (id: string | null) => void
}

type Found = (found: Conversation | null) => void

/** Reads the conversation to go on with, once. @returns whether that is under way */
function useStored(id: string | null, onFound: Found): boolean {
  const [first] = useState(id)
  const [isLoading, setLoading] = useState(first !== null)
  const finish = useEffectEvent((found: Conversation | null) => {
    onFound(found)
    setLoading(false)
  })
  useEffect(() => {
    if (first === null) return undefined
    let isCurrent = true
    // Where it cannot be read a new one begins; the list of conversations still has it.
    const reading = readConversation(first).catch(() => null)
    void reading.then((found) => isCurrent && finish(found))
    return () => {
      isCurrent = false
    }
  }, [first])
  return isLoading
}

/** What was said, with the answer that is coming. */
function useEntries(texts: AssistantTexts) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const changeLast = (change: (entry: Entry) => Entry) =>
    setEntries((all) => all.map((entry, index) => (index === all.length - 1 ? change(entry) : entry)))
  return {
    entries,
    setEntries,
    ask: (text: string) => setEntries((all) => [...all, ...asked(text)]),
    receive: (event: ChatEvent) => changeLast((entry) => withEvent(entry, event, texts)),
    fail: (problem: string) => changeLast((entry) => ({ ...entry, tool: null, problem })),
    replaceProposal: (proposal: Proposal) =>
      setEntries((all) =>
        all.map((entry) => ({
          ...entry,
          proposals: entry.proposals.map((one) => (one.id === proposal.id ? proposal : one)),
        })),
      ),
  }
}

/** A conversation with the assistant. */
export function useChat({ document, locale, stored, onConversation }: Place, texts: AssistantTexts) {
  const { user } = useAuth()
  const { entries, setEntries, ask, receive, fail, replaceProposal } = useEntries(texts)
  const [busy, setBusy] = useState(false)
  const [id, setId] = useState(stored)
  const [readBefore, setReadBefore] = useState<About | null>(null)
  const abort = useRef<AbortController | null>(null)
  const keep = (next: string | null) => {
    setId(next)
    onConversation(next)
  }
  const isLoading = useStored(stored, (found) => {
    // Admins may read the conversations of others, not go on with them.
    if (!found || found.account !== user?.id) return keep(null)
    setEntries(entriesOf(found, texts))
    setReadBefore(documentOf(found))
  })
  const about = document ?? documentProposed(entries.flatMap(({ proposals }) => proposals)) ?? readBefore

  // Closing the panel ends the call.
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (text: string) => {
    const { signal } = (abort.current = new AbortController())
    const body = {
      ...{ locale, messages: [{ role: 'user' as const, text }] },
      ...(about && { document: about }),
      ...(id && { conversation: id }),
    }
    setBusy(true)
    ask(text)
    try {
      for await (const event of sendMessage(body, signal)) {
        if (event.event === 'conversation') keep(event.data.id)
        receive(event)
      }
    } catch {
      fail(signal.aborted ? texts.stopped : texts.failed)
    }
    setBusy(false)
  }

  const stop = () => abort.current?.abort()
  const restart = () => {
    stop()
    keep(null)
    setEntries([])
  }
  return { id, about, entries, busy, isLoading, send, stop, restart, replaceProposal }
}

export type Chat = ReturnType<typeof useChat>
