import { isRecord } from '@/src/lib/is-record'

/** A tool that the model called, with what it was given and what it answered. */
export type ToolCall = { id: string; name: string; input: unknown; output: unknown }

/** The tool calls of a stored message. */
export const storedToolCalls = (value: unknown): ToolCall[] =>
  Array.isArray(value)
    ? value.filter(isRecord).map(({ id, name, input, output }) => ({
        id: String(id),
        name: String(name),
        input: input ?? null,
        output: output ?? null,
      }))
    : []
