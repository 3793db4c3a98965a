import type { AssistantTexts } from './assistant-texts'
import type { ChatEvent, Proposal } from './send-message'

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
