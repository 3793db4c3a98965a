import { panelApi } from '@/src/api-client/panel'
import type { ApiResponse } from '@/src/api-client/types'
import { isRecord } from '@/src/lib/is-record'
import { HttpError } from '@/src/platform/http/http-error'
import type { AssistantTexts } from './assistant-texts'
import { type About, documentRead, type Entry, unanswered } from './entry'

export type Conversation = ApiResponse<'/api/admin/llm-conversations/{id}', 'get'>['data']
type Message = Conversation['messages'][number]

/** Where the tab of the browser keeps the id of the conversation about a document, over loads of the page. */
const keyOf = ({ collection, id }: About): string => `gevel-assistant/${collection}/${id}`

export const storedConversationId = (document: About): string | null =>
  sessionStorage.getItem(keyOf(document))

export function storeConversationId(document: About, id: string | null): void {
  if (id === null) sessionStorage.removeItem(keyOf(document))
  else sessionStorage.setItem(keyOf(document), id)
}

const isUnanswered = ({ messages }: Conversation): boolean => messages.at(-1)?.role === 'user'

/** How often, and after how long, an answer is looked for that was cut off: it is stored once the server knows. */
const LOOKS = 5
const LOOK_MS = 400

/** Null when it is no longer there, or somebody else's who used this tab before. */
export async function readConversation(id: string): Promise<Conversation | null> {
  try {
    for (let look = 1; ; look += 1) {
      const { data } = await panelApi('/api/admin/llm-conversations/{id}', { params: { id } })
      if (!isUnanswered(data) || look === LOOKS) return data
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_MS)
      })
    }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

const proposalOf = (output: unknown): unknown => (isRecord(output) ? output.proposal : undefined)

function entryOf(message: Message, { proposals }: Conversation, texts: AssistantTexts): Entry {
  const { role, content, status, toolCalls } = message
  const problems = { succeeded: null, failed: texts.failed, cancelled: texts.stopped }
  const made = toolCalls.map(({ output }) => proposalOf(output))
  return {
    role,
    text: content,
    tool: null,
    problem: problems[status],
    proposals: proposals.filter(({ id }) => made.includes(id)),
  }
}

/** One answer may be several messages: the assistant goes on after each of its tools. */
const joined = (one: Entry, next: Entry): Entry => ({
  ...next,
  text: [one.text.trim(), next.text.trim()].filter(Boolean).join('\n\n'),
  proposals: [...one.proposals, ...next.proposals],
})

/** The entries of a stored conversation, in the form in which the panel shows one that is going on. */
export function entriesOf(conversation: Conversation, texts: AssistantTexts): Entry[] {
  const entries: Entry[] = []
  for (const message of conversation.messages) {
    const entry = entryOf(message, conversation, texts)
    const last = entries.at(-1)
    if (last?.role === 'assistant' && entry.role === 'assistant') entries.splice(-1, 1, joined(last, entry))
    else entries.push(entry)
  }
  if (isUnanswered(conversation)) entries.push(unanswered(texts.stopped))
  return entries
}

/** The document that was last read in a stored conversation. */
export const documentOf = ({ messages }: Conversation): About | null =>
  messages
    .flatMap(({ toolCalls }) => toolCalls)
    .map(({ output }) => documentRead(output))
    .findLast((about) => about !== null) ?? null
