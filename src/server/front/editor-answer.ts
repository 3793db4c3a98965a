import type { IncomingMessage } from 'node:http'

import type { AnswerRecord } from '@/src/cache/answer-record'
import { CORNER_TAG } from '@/src/features/edit-on-site/rules/paths'
import { readMarker } from '@/src/features/edit-on-site/server/marker'
import { isInfrastructurePath } from '@/src/routing/pass-through'
import { preferredEncoding } from './accept-encoding'
import type { Answer } from './answer'
import { type Captured, innerRequest } from './inner-request'
import { type Handle, headerOf, toAnswer } from './render-answer'

/** Of the connection, the encoding and what the browser has already: the answer is another one than that of visitors. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'if-modified-since',
  'if-none-match',
  'range',
])
/** Replaced, or about bytes that are no longer the same. */
const REPLACED: ReadonlySet<string> = new Set(['cache-control', 'content-length', 'etag', 'last-modified'])

/**
 * Whether the answer gets the corner of “Edit on site”: a document of a site, for a browser with a valid marker. A forged one
 * changes nothing.
 */
export function isForEditor(
  { method, url = '/', headers }: IncomingMessage,
  reader: Pick<Headers, 'get'>,
): boolean {
  if (headers.cookie === undefined || method !== 'GET' || headers.rsc !== undefined) return false
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined) return false
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return false
  return readMarker(reader) !== null && !isInfrastructurePath(url.split('?', 1)[0] ?? url)
}

function withCorner({ status, headers, body }: Captured): Captured {
  return {
    status,
    headers: [...headers.filter(([name]) => !REPLACED.has(name)), ['cache-control', 'private, no-store']],
    body: Buffer.concat([body, Buffer.from(CORNER_TAG)]),
  }
}

type Options = {
  /** Headers in place of those of the request. */
  passedOn: Readonly<Record<string, string>>
  record: AnswerRecord
}

/** Renders the answer to a request as visitors get it, with the script of the corner after its HTML. */
export async function renderForEditor(
  handle: Handle,
  { url = '/', headers }: IncomingMessage,
  { passedOn, record }: Options,
): Promise<Answer> {
  const sent: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !NOT_PASSED_ON.has(name)) sent[name] = [value].flat().join(', ')
  const captured = await innerRequest(handle, url, { ...sent, ...passedOn })
  const isPage = headerOf(captured, 'content-type')?.startsWith('text/html') ?? false
  const encoding = preferredEncoding(headers['accept-encoding'] as string | undefined)
  return toAnswer(isPage ? withCorner(captured) : captured, record, encoding)
}
