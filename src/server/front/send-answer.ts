import type { IncomingMessage, ServerResponse } from 'node:http'

import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import { type Encoding, preferredEncoding } from './accept-encoding'
import type { Answer } from './answer'
import { decompressBody, sentEncoding } from './compress'
import { buildHead, type Head, writeBuiltHead } from './write-head'

/** RFC 9211, for operators and tests. */
const CACHE_STATUS = {
  hit: 'gevel; hit',
  stored: 'gevel; fwd=miss; stored',
  miss: 'gevel; fwd=miss',
} as const

export type CacheOutcome = keyof typeof CACHE_STATUS

/** Headers that a 304 leaves out: they describe a body. */
const OF_BODY = /^content-(?:type|length|encoding|language)$/

/** Whether `If-None-Match` names the ETag; compared weakly, as RFC 9110 asks of GET. */
function matchesEtag(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || etag === null) return false
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => {
    const value = tag.trim()
    return value === '*' || value.replace(/^W\//, '') === opaque
  })
}

/** The headers of an answer in an encoding, without its length. */
const headersOf = (answer: Answer, encoding: Encoding): string[] => [
  ...answer.headers,
  ...(answer.etag === null ? [] : ['etag', answer.etag]),
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
]

function headOf(answer: Answer, encoding: Encoding): Head {
  const known = answer.heads[encoding]
  if (known) return known
  const length = answer.bodies[encoding]?.length ?? answer.length
  const head = buildHead(answer.status, headersOf(answer, encoding), length)
  answer.heads[encoding] = head
  return head
}

function notModifiedHeaders(answer: Answer, encoding: Encoding): string[] {
  const headers = headersOf(answer, encoding)
  const kept: string[] = []
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const name = headers[index] ?? ''
    if (!OF_BODY.test(name)) kept.push(name, headers[index + 1] ?? '')
  }
  return kept
}

type Sent = { status: number; bytes: number }

/** Sends an answer as the request wants it: encoded, without body for HEAD, or as 304. */
export function sendAnswer(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  { outcome, requestId }: { outcome: CacheOutcome; requestId: string },
): Sent {
  const { headers, method } = request
  const encoding = sentEncoding(answer, preferredEncoding(headers['accept-encoding'] as string | undefined))
  if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.etag)) {
    const own = [REQUEST_ID_HEADER, requestId, 'cache-status', CACHE_STATUS[outcome]]
    response.writeHead(304, [...notModifiedHeaders(answer, encoding), ...own]).end()
    return { status: 304, bytes: 0 }
  }
  const own = `${REQUEST_ID_HEADER}: ${requestId}\r\ncache-status: ${CACHE_STATUS[outcome]}\r\n`
  writeBuiltHead(response, headOf(answer, encoding), own)
  if (method === 'HEAD') {
    response.end()
    return { status: answer.status, bytes: 0 }
  }
  const body = answer.bodies[encoding]
  if (body) response.end(body)
  else
    void decompressBody(answer).then(
      (plain) => response.end(plain),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  return { status: answer.status, bytes: body?.length ?? answer.length }
}
