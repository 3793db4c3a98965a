import { EDITABLE, type Editable } from '@/src/features/assistant/rules/proposal'
import { isLocale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import type { AssistantTexts } from './assistant-texts'
import type { ChatEvent, Proposal, SentMessage } from './send-message'

/** The document that a message is about, and its language. */
export type About = Required<NonNullable<SentMessage['document']>>

/** What a person or the assistant said, as the panel shows it. */
export type Entry = {
  role: 'user' | 'assistant'
  text: string
  /** The tool that is in use. */
  tool: string | null
  proposals: Proposal[]
  /** Why there is no answer, or no more of it. */
  problem: string | null
}

const EMPTY = { text: '', tool: null, proposals: [], problem: null }

/** In place of an answer: why there is none. */
export const unanswered = (problem: string): Entry => ({ ...EMPTY, role: 'assistant', problem })

/** A question, and the answer that is to come. */
export const asked = (text: string): Entry[] => [
  { ...EMPTY, role: 'user', text },
  { ...EMPTY, role: 'assistant' },
]

/** An answer after one more event of its stream. */
export function withEvent(entry: Entry, { event, data }: ChatEvent, texts: AssistantTexts): Entry {
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

const isEditable = (value: unknown): value is Editable => EDITABLE.some((one) => one === value)

/** The document that a tool read, by what it returned. */
export function documentRead(output: unknown): About | null {
  if (!isRecord(output)) return null
  const { collection, id, locale } = output
  return isEditable(collection) && typeof id === 'string' && isLocale(locale)
    ? { collection, id, locale }
    : null
}

/** The document that the last of these proposals is about. */
export const documentProposed = (proposals: readonly Proposal[]): About | null => {
  const last = proposals.findLast(({ document }) => document !== null)
  return last?.document ? { collection: last.collection, id: last.document, locale: last.locale } : null
}
