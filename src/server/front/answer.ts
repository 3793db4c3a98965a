import type { AnswerRecord } from '@/src/cache/answer-record'
import type { Encoding } from './accept-encoding'
import type { Head } from './write-head'

/**
 * A complete answer. `page` is a page of a site, whatever its query; `missing` a 404 or 410, which only people get like
 * this; `redirect` and `other` are answers to exactly their request.
 */
export type AnswerKind = 'page' | 'missing' | 'redirect' | 'other'

export type Answer = {
  status: number
  kind: AnswerKind
  /** Name, value, name, value …: without those that depend on the encoding or the request. */
  headers: readonly string[]
  /** Null for an answer that is never stored: it has no validator of ours. */
  etag: string | null
  /** Of the body before compression, in bytes. */
  length: number
  /** The body in each encoding that it is stored in. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** What is sent before the body in each encoding, once it was needed. */
  heads: Partial<Record<Encoding, Head>>
  tags: readonly string[]
  count: AnswerRecord['count']
  /** Targets of Link headers that a browser can load while a page of the site is rendered. */
  hints: readonly string[]
}
