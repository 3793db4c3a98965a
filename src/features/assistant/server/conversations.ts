import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import {
  CHAT_MESSAGES,
  conversationTitle,
  LLM_CONVERSATIONS,
  type MessageRole,
} from '@/src/features/assistant/rules/conversations'
import type { ToolCall } from '@/src/features/assistant/rules/tool-calls'
import type { CallStatus, LlmPurpose, Tokens } from '@/src/features/assistant/rules/usage'
import { storableJson } from '@/src/features/assistant/rules/storable'
import { requestConnection } from '@/src/platform/database/connection'

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

/**
 * Adds messages, in their order, to a conversation that `to` selects, in one statement. None when the conversation was removed
 * meanwhile. Position and totals are kept by a trigger.
 */
function insertMessages(to: SQL, messages: readonly NewMessage[]): SQL {
  const rows = messages.map(({ tokens = NO_TOKENS, toolCalls = [], ...message }, nr) => ({
    ...{ status: 'succeeded', model: null, nr, ...message, ...tokens },
    calls: toolCalls.length > 0 ? toolCalls : null,
  }))
  return sql`
    INSERT INTO chat_messages (tenant_id, account_id, conversation_id, position, role, status, content, tool_calls, model,
      input_tokens, cached_tokens, output_tokens)
    SELECT c.tenant_id, c.account_id, c.id, 0, m.role::enum_chat_messages_role, m.status::enum_chat_messages_status,
      m.content, m.calls, m.model, m.input, m.cached, m.output
    FROM (${to}) c CROSS JOIN jsonb_to_recordset(${storableJson(rows)}::jsonb) AS m(nr int, role text, status text,
      content text, calls jsonb, model text, input int, cached int, output int)
    ORDER BY m.nr`
}

const conversationOf = (id: string): SQL =>
  sql`SELECT id, tenant_id, account_id FROM llm_conversations WHERE id = ${id}`

/** Adds messages to a conversation, in a transaction of its own: what was said was said, whatever becomes of the rest. */
export const addMessages = async (
  payload: Payload,
  conversation: string,
  messages: readonly NewMessage[],
): Promise<void> => {
  await payload.db.drizzle.execute(insertMessages(conversationOf(conversation), messages))
}

type NewConversation = { kind: LlmPurpose; messages: readonly NewMessage[] }

type Begun = { kind: LlmPurpose; title: string; id?: string }

const insertConversation = ({ tenant, account }: Talker, { kind, title, id }: Begun): SQL => sql`
  INSERT INTO llm_conversations (id, tenant_id, account_id, kind, title)
  VALUES (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${tenant}, ${account}, ${kind}, ${conversationTitle(title)})
  RETURNING id, tenant_id, account_id`

function firstId({ rows }: { rows: { id: string }[] }): string {
  const [row] = rows
  if (!row) throw new Error('Postgres returned no row')
  return row.id
}

/**
 * Begins a conversation with its first messages, in one statement and so in a transaction of its own.
 * @param id its id, where that is needed before it is stored
 * @returns its id
 */
export const beginConversation = async (
  payload: Payload,
  talker: Talker,
  { kind, messages }: NewConversation,
  id?: string,
): Promise<string> => {
  const title = messages.find(({ role }) => role === 'user')?.content ?? ''
  return firstId(
    await payload.db.drizzle.execute<{ id: string }>(sql`
      WITH begun AS (${insertConversation(talker, { kind, title, ...(id && { id }) })}),
      said AS (${insertMessages(sql`SELECT * FROM begun`, messages)})
      SELECT id FROM begun`),
  )
}

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
  const id = firstId(await connection.execute<{ id: string }>(insertConversation(talker, { kind, title })))
  const { message, result } = await say(id)
  await connection.execute(insertMessages(conversationOf(id), [message]))
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
