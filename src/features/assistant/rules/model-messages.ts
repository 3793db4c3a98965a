import type { JSONValue, ModelMessage } from 'ai'

import type { MessageRole } from './conversations'
import { storedToolCalls } from './tool-calls'

type Stored = { role: MessageRole; content?: string | null; toolCalls?: unknown }

function toMessages({ role, content, toolCalls }: Stored): ModelMessage[] {
  const text = content ?? ''
  const calls = storedToolCalls(toolCalls)
  if (role === 'user') return text ? [{ role, content: text }] : []
  if (calls.length === 0) return text ? [{ role, content: text }] : []
  return [
    {
      role,
      content: [
        ...(text ? [{ type: 'text' as const, text }] : []),
        ...calls.map(({ id, name, input }) => ({
          ...{ type: 'tool-call' as const, toolCallId: id, toolName: name, input },
        })),
      ],
    },
    {
      role: 'tool',
      content: calls.map(({ id, name, output }) => ({
        ...{ type: 'tool-result' as const, toolCallId: id, toolName: name },
        // It was read from JSON, or goes there.
        output: { type: 'json' as const, value: output as JSONValue },
      })),
    },
  ]
}

/** The messages of a conversation as the model reads them. Providers reject one that begins with an answer. */
export const toModelMessages = (messages: readonly Stored[]): ModelMessage[] => messages.flatMap(toMessages)
