import { hash } from 'node:crypto'
import type { RequestListener } from 'node:http'

import { type AnswerRecord, answerRecords, newAnswerRecord } from '@/src/cache/answer-record'
import { purgeHeader } from '@/src/cache/cdn/opaque-tags'
import { publicReads } from '@/src/platform/database/replicas/public-reads'
import type { CdnSettings } from '@/src/platform/cdn-settings'
import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import type { Encoding } from './accept-encoding'
import type { Answer, AnswerKind } from './answer'
import { compressBody } from './compress'
import { findHints } from './early-hints'
import { type Captured, innerRequest } from './inner-request'
import type { FrontKey } from './key'
import { notStored, type NotStored } from './policy'
import { allTags, isInternalHeader, varyHeader } from './public-headers'
import type { PurgeLog } from './purge-log'
import { hashedPolicy } from './script-hashes'

export type Handle = (...args: Parameters<RequestListener>) => unknown

/** `seconds`: how long the answer may be served. */
export type Rendered = { answer: Answer; reason: NotStored | null; seconds: number }

/** A safety net: answers are dropped by their tags. */
const LONGEST_SECONDS = 3600
/** Of a page that changes at a time of its own. */
const LONGEST_TIMED_SECONDS = 60
/** Next lets a request share a rendering that began earlier, perhaps before a purge. */
const ATTEMPTS = 3

const HTML = 'text/html'
const POLICY_HEADER = 'content-security-policy'

/** Made anew for each response, or by the encoding. */
const NOT_STORED_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'vary',
  'cache-tag',
  REQUEST_ID_HEADER,
])
function kindOf(status: number, record: AnswerRecord): AnswerKind {
  if (status >= 300 && status < 400) return 'redirect'
  if (status === 404 || status === 410) return 'missing'
  // What is not for others may depend on the query, as a page with a token does.
  return record.rendered && record.shareable === true && status === 200 ? 'page' : 'other'
}

export const headerOf = ({ headers }: Captured, name: string): string | undefined =>
  headers.find(([known]) => known === name)?.[1]

/** All tags of an answer; null while those of its page are unknown. */
function tagsOf(captured: Captured, record: AnswerRecord): string[] | null {
  if (record.rendered && !record.pageTags) return null
  return allTags(headerOf(captured, 'cache-tag')?.split(',') ?? [], record)
}

/** All tags of the answer, for a CDN in front; none if it has none of its own. */
function purgeHeaders(
  captured: Captured,
  tags: readonly string[] | null,
  cdn: CdnSettings['kind'] | null,
): string[] {
  const announced = headerOf(captured, 'cache-tag')
  const purge = announced === undefined ? null : purgeHeader(cdn, tags ?? announced.split(','))
  return purge ? [purge.name, purge.value] : []
}

function secondsOf({ lifetime }: AnswerRecord): number {
  return lifetime === false ? LONGEST_SECONDS : Math.min(lifetime, LONGEST_TIMED_SECONDS)
}

/** The origin's own ETag, as weak when the body is compressed; else one of the body. Only a 200 has one. */
function etagOf(captured: Captured, compressed: boolean): string | null {
  if (captured.status !== 200) return null
  const own = headerOf(captured, 'etag')
  if (own) return compressed && !own.startsWith('W/') ? `W/${own}` : own
  return `W/"${hash('sha1', captured.body, 'base64url')}"`
}

/** With one Vary header. Whether it has the encoding is ours to say: Next has compressed nothing. */
function headersOf({ headers, body }: Captured, record: AnswerRecord, compressed: boolean): string[] {
  const dependsOn = headers
    .filter(([name]) => name === 'vary')
    .flatMap(([, value]) => value.split(/\s*,\s*/))
    .filter((name) => name.toLowerCase() !== 'accept-encoding')
  const vary = varyHeader(dependsOn, [...record.vary, ...(compressed ? ['Accept-Encoding'] : [])])
  const isPage = headers.some(([name, value]) => name === 'content-type' && value.startsWith(HTML))
  const kept = headers
    .filter(([name]) => !NOT_STORED_HEADERS.has(name) && !isInternalHeader(name))
    .map(([name, value]) =>
      isPage && name === POLICY_HEADER ? [name, hashedPolicy(value, body.toString())] : [name, value],
    )
  return [...kept.flat(), ...(vary ? ['vary', vary] : [])]
}

/** @param sentIn the only encoding that is needed of an answer that is not stored; null for one that is */
export async function toAnswer(
  captured: Captured,
  record: AnswerRecord,
  sentIn: Encoding | null,
): Promise<Answer> {
  const stored = sentIn === null
  const type = headerOf(captured, 'content-type') ?? ''
  const bodies = await compressBody(captured.body, type, sentIn ?? undefined)
  const compressed = bodies.identity === undefined
  const kind = kindOf(captured.status, record)
  return {
    status: captured.status,
    kind,
    headers: headersOf(captured, record, compressed),
    etag: stored ? etagOf(captured, compressed) : (headerOf(captured, 'etag') ?? null),
    length: captured.body.length,
    bodies,
    heads: {},
    tags: [],
    count: record.count,
    hints: stored && kind === 'page' && type.startsWith(HTML) ? findHints(captured.body) : [],
  }
}

type Options = {
  purges: PurgeLog
  isConnected: () => boolean
  cdn: CdnSettings['kind'] | null
  /** The encoding that the client prefers: only that client gets an answer that is not stored. */
  encoding: Encoding
}

/**
 * Renders the answer of a key.
 * @param headers those of the key, and those of the visitor that change no stored answer
 */
export async function renderAnswer(
  handle: Handle,
  key: FrontKey,
  headers: Readonly<Record<string, string>>,
  { purges, isConnected, cdn, encoding }: Options,
): Promise<Rendered> {
  for (let attempt = 1; ; attempt += 1) {
    const since = purges.now
    const record = newAnswerRecord((tags) => purges.hasPurged(tags, since))
    const captured = await publicReads().run(true, () =>
      answerRecords().run(record, () => innerRequest(handle, key.url, headers)),
    )
    const tags = tagsOf(captured, record)
    const mayBeShared = tags === null && captured.status < 500 && isConnected()
    if (mayBeShared && attempt < ATTEMPTS) continue
    const reason = notStored(captured, record, key, { connected: isConnected(), tags })
    const answer = await toAnswer(captured, record, reason === null ? null : encoding)
    const outdated = reason === null && tags !== null && record.isOutdated(tags)
    const sent = [...answer.headers, ...purgeHeaders(captured, tags, cdn)]
    return {
      answer: { ...answer, headers: sent, tags: tags ?? [] },
      reason: outdated ? 'outdated' : reason,
      seconds: secondsOf(record),
    }
  }
}
