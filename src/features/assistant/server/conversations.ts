import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import {
  CHAT_MESSAGES,
  conversationTitle,
  LLM_CONVERSATIONS,
  type MessageRole,
} from '@/src/features/assistant/rules/conversations'
import type { ToolCall } from '@/src/features/assistant/rules/tool-calls'
import type { CallStatus, LlmPurpose, Tokens } from '@/src/features/assistant/rules/usage'
import { type Connection, requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'

/** Whose conversation it is, and where. */
export type Talker = { tenant: string; account: string }

export type NewMessage = {
  role: MessageRole
  content: string
  toolCalls?: readonly ToolCall[]
  status?: CallStatus
  model?: string | null
  tokens?: Tokens
}

const NO_TOKENS: Tokens = { input: 0, cached: 0, output: 0 }

const insertMessage = (
  connection: Connection,
  conversation: string,
  { role, content, toolCalls = [], status = 'succeeded', model = null, tokens = NO_TOKENS }: NewMessage,
) =>
  // No row when the conversation was removed meanwhile. Its totals are kept by a trigger.
  connection.execute(sql`
    INSERT INTO chat_messages (tenant_id, account_id, conversation_id, position, role, status, content, tool_calls, model,
      input_tokens, cached_tokens, output_tokens)
    SELECT tenant_id, account_id, id, 0, ${role}::enum_chat_messages_role, ${status}::enum_chat_messages_status,
      ${content}, ${toolCalls.length > 0 ? JSON.stringify(toolCalls) : null}::jsonb, ${model}, ${tokens.input}, ${tokens.cached}, ${tokens.output}
    FROM llm_conversations WHERE id = ${conversation}`)

/** In a transaction of its own: what was said was said, whatever becomes of the rest. */
async function apart<T>(payload: Payload, work: (connection: Connection) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => work(await requestConnection(req)))
}

/** Adds one message to a conversation, in one statement and so in a transaction of its own. */
export const addMessage = async (
  payload: Payload,
  conversation: string,
  message: NewMessage,
): Promise<void> => {
  await insertMessage(payload.db.drizzle, conversation, message)
}

/** Adds messages to a conversation. */
export const addMessages = (
  payload: Payload,
  conversation: string,
  messages: readonly NewMessage[],
): Promise<void> =>
  apart(payload, async (connection) => {
    for (const message of messages) await insertMessage(connection, conversation, message)
  })

type NewConversation = { kind: LlmPurpose; messages: readonly NewMessage[] }

async function insertConversation(
  connection: Connection,
  { tenant, account }: Talker,
  { kind, title, messages }: NewConversation & { title: string },
): Promise<string> {
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO llm_conversations (tenant_id, account_id, kind, title)
    VALUES (${tenant}, ${account}, ${kind}, ${conversationTitle(title)}) RETURNING id`)
  const id = rows[0]?.id
  if (!id) throw new Error('Postgres returned no row')
  for (const message of messages) await insertMessage(connection, id, message)
  return id
}

/** Begins a conversation with its first messages. @returns its id */
export const beginConversation = (
  payload: Payload,
  talker: Talker,
  { kind, messages }: NewConversation,
): Promise<string> =>
  apart(payload, (connection) => {
    const title = messages.find(({ role }) => role === 'user')?.content ?? ''
    return insertConversation(connection, talker, { kind, title, messages })
  })

/**
 * Begins a conversation in the transaction of the request, with the message that `say` makes once it has an id.
 * @returns what `say` returned
 */
export async function beginConversationIn<T>(
  req: PayloadRequest,
  talker: Talker,
  {
    kind,
    title,
    say,
  }: Pick<NewConversation, 'kind'> & {
    title: string
    say: (id: string) => Promise<{ message: NewMessage; result: T }>
  },
): Promise<T> {
  const connection = await requestConnection(req)
  const id = await insertConversation(connection, talker, { kind, title, messages: [] })
  const { message, result } = await say(id)
  await insertMessage(connection, id, message)
  return result
}

/** More is not sent to the model, whatever the length of a conversation. */
const MAX_EARLIER = 40

/** The last messages of a person's own conversation, oldest first; null when there is no such conversation. */
export async function earlierMessages(payload: Payload, { tenant, account }: Talker, id: string) {
  // The caller checked that the account may use the assistant; nobody continues a conversation of another.
  const system = { overrideAccess: true, depth: 0, pagination: false } as const
  const { docs } = await payload.find({
    ...system,
    collection: LLM_CONVERSATIONS,
    where: { id: { equals: id }, tenant: { equals: tenant }, account: { equals: account } },
    limit: 1,
  })
  if (docs.length === 0) return null
  const { docs: messages } = await payload.find({
    ...system,
    collection: CHAT_MESSAGES,
    where: { conversation: { equals: id } },
    sort: '-position',
    limit: MAX_EARLIER,
  })
  return messages.toReversed()
}
