import type { ServerResponse } from 'node:http'

import type { ModelRequest, Reply } from './model-server'

/** A segment as the language model is given it. */
export type Entry = {
  n: number
  text: string
  place: string
  marked?: true
  max?: number
  current?: string
  problem?: string
}

/** Whatever the source: none of it is Dutch, and tags and numbers stay. */
const inEnglish = ({ text }: Entry): string | null => `EN ${text}`

export const entriesOf = ({ messages }: ModelRequest): Entry[] =>
  (JSON.parse(messages.at(-1)?.content ?? '{}') as { segments: Entry[] }).segments

/** A model that translates what it is asked for; null: it leaves the segment out. */
export const translating =
  (translate: (entry: Entry) => string | null = inEnglish) =>
  (_response: ServerResponse, request: ModelRequest): Reply => {
    const segments = entriesOf(request).flatMap((entry) => {
      const text = translate(entry)
      return text === null ? [] : [{ n: entry.n, text }]
    })
    return { text: JSON.stringify({ segments }) }
  }
