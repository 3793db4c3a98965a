import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'

import { globalSingleton } from '@/src/lib/global-singleton'

/** A response as it is counted: its status, and the request that it answers. */
export type Served = {
  status: number
  method: string | undefined
  headers: IncomingHttpHeaders
  /** X-Forwarded-For, with the address of the connection added. */
  forwardedFor: () => string
}

/** What becomes known about an answer while it is rendered. */
export type AnswerRecord = {
  /** All tags of the page, as Next's page cache has them; null if the answer does not come from there. */
  pageTags: readonly string[] | null
  /** How long the page may be stored, in seconds; false: until one of its tags is purged. */
  lifetime: number | false
  /** What else the answer was made from. */
  tags: readonly string[]
  /** Request headers that the answer depends on, besides those in its own Vary, which Next overwrites. */
  vary: readonly string[]
  /** Whether others may get the answer; null: as its Cache-Control says. */
  shareable: boolean | null
  /** Whether a page of a site is rendered, whose tags come from the page cache. */
  rendered: boolean
  /** Whether the process requests a page of itself (src/routing/stale-page.ts). */
  internal: boolean
  /** Counts a visit of a page, a use of a redirect or a path not found. */
  count: ((served: Served) => void) | null
  /** Whether any of the tags was purged since the rendering began. */
  isOutdated: (tags: readonly string[]) => boolean
}

/** The record of the answer that is being rendered; also read by `page-cache.ts`, which Node loads without our aliases. */
export const answerRecords = (): AsyncLocalStorage<AnswerRecord> =>
  globalSingleton('answer-records', () => new AsyncLocalStorage<AnswerRecord>())

/** Adds to the record of the answer that is being rendered, if there is one. */
export function describeAnswer(facts: Partial<Omit<AnswerRecord, 'isOutdated'>>): void {
  const record = answerRecords().getStore()
  if (record) Object.assign(record, facts)
}

/** @param isOutdated as in the record */
export const newAnswerRecord = (isOutdated: AnswerRecord['isOutdated']): AnswerRecord => ({
  pageTags: null,
  lifetime: false,
  tags: [],
  vary: [],
  shareable: null,
  rendered: false,
  internal: false,
  count: null,
  isOutdated,
})
