import { hash } from 'node:crypto'
import type { RequestListener } from 'node:http'

import { type AnswerRecord, answerRecords, newAnswerRecord } from '@/src/cache/answer-record'
import { purgeHeader } from '@/src/cache/cdn/opaque-tags'
import { publicReads } from '@/src/platform/database/replicas/public-reads'
import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import type { Answer, AnswerKind } from './answer'
import { compressBody } from './compress'
import { findHints } from './early-hints'
import { allTags } from './hide-tags'
import { type Captured, innerRequest } from './inner-request'
import type { FrontKey } from './key'
import { notStored, type NotStored } from './policy'
import type { PurgeLog } from './purge-log'

export type Handle = (...args: Parameters<RequestListener>) => unknown

/** `seconds`: how long the answer may be served. */
export type Rendered = { answer: Answer; reason: NotStored | null; seconds: number }

/** A safety net: answers are dropped by their tags. */
const LONGEST_SECONDS = 3600
/** Of a page that changes at a time of its own. */
const LONGEST_TIMED_SECONDS = 60
/** Next lets a request share a rendering that began earlier, perhaps before a purge. */
const ATTEMPTS = 3

/** Made anew for each response, or by the encoding. */
const NOT_STORED_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'x-middleware-rewrite',
  'x-nextjs-cache',
  'cache-tag',
  REQUEST_ID_HEADER,
])
function kindOf(status: number, record: AnswerRecord): AnswerKind {
  if (status >= 300 && status < 400) return 'redirect'
  if (status === 404 || status === 410) return 'missing'
  // What is not for others may depend on the query, as a page with a token does.
  return record.rendered && record.shareable === true && status === 200 ? 'page' : 'other'
}

const headerOf = ({ headers }: Captured, name: string): string | undefined =>
  headers.find(([known]) => known === name)?.[1]

/** All tags of an answer; null while those of its page are unknown. */
function tagsOf(captured: Captured, record: AnswerRecord): string[] | null {
  if (record.rendered && !record.pageTags) return null
  return allTags(headerOf(captured, 'cache-tag')?.split(',') ?? [], record)
}

/** All tags of the answer, for a CDN in front; none if it has none of its own. */
function purgeHeaders(captured: Captured, tags: readonly string[] | null): string[] {
  const announced = headerOf(captured, 'cache-tag')
  if (announced === undefined) return []
  const { name, value } = purgeHeader(tags ?? announced.split(','))
  return [name, value]
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

const withoutVaryOfEncoding = (value: string): string =>
  value
    .split(/\s*,\s*/)
    .filter((name) => name.toLowerCase() !== 'accept-encoding')
    .join(', ')

function headersOf({ headers }: Captured, compressed: boolean): string[] {
  return headers.flatMap(([name, value]) => {
    if (NOT_STORED_HEADERS.has(name)) return []
    const kept = name === 'vary' && compressed ? withoutVaryOfEncoding(value) : value
    return kept === '' && name === 'vary' ? [] : [name, kept]
  })
}

async function toAnswer(captured: Captured, record: AnswerRecord, stored: boolean): Promise<Answer> {
  const type = headerOf(captured, 'content-type') ?? ''
  const bodies = await compressBody(captured.body, type)
  const compressed = bodies.identity === undefined
  const kind = kindOf(captured.status, record)
  return {
    status: captured.status,
    kind,
    headers: headersOf(captured, compressed),
    etag: stored ? etagOf(captured, compressed) : (headerOf(captured, 'etag') ?? null),
    length: captured.body.length,
    bodies,
    heads: {},
    tags: [],
    count: record.count,
    hints: stored && kind === 'page' && type.startsWith('text/html') ? findHints(captured.body) : [],
  }
}

/**
 * Renders the answer of a key.
 * @param passedOn headers of the visitor that change no stored answer
 */
export async function renderAnswer(
  handle: Handle,
  key: FrontKey,
  passedOn: Readonly<Record<string, string>>,
  { purges, isConnected }: { purges: PurgeLog; isConnected: () => boolean },
): Promise<Rendered> {
  for (let attempt = 1; ; attempt += 1) {
    const since = purges.now
    const record = newAnswerRecord((tags) => purges.hasPurged(tags, since))
    const captured = await publicReads().run(true, () =>
      answerRecords().run(record, () => innerRequest(handle, key.url, { ...passedOn, ...key.headers })),
    )
    const tags = tagsOf(captured, record)
    const mayBeShared = tags === null && captured.status < 500 && isConnected()
    if (mayBeShared && attempt < ATTEMPTS) continue
    const reason = notStored(captured, record, key, { connected: isConnected(), tags })
    const answer = await toAnswer(captured, record, reason === null)
    const outdated = reason === null && tags !== null && record.isOutdated(tags)
    const { headers } = answer
    return {
      answer: { ...answer, headers: [...headers, ...purgeHeaders(captured, tags)], tags: tags ?? [] },
      reason: outdated ? 'outdated' : reason,
      seconds: secondsOf(record),
    }
  }
}
