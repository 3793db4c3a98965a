import type { RouteConfig, z } from '@hono/zod-openapi'

import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import { CSV } from './csv-body'
import { PROBLEMS, type ProblemCode } from './problems'
import { problem } from './schemas'

type Responses = RouteConfig['responses']

const text = (description: string) => ({ description, schema: { type: 'string' as const } })

const requestId = {
  [REQUEST_ID_HEADER]: text(
    'The id of this request in the server log; include it when you report a problem.',
  ),
}
/** The ETag header, described with its use. */
const etagFor = (use: string) => ({ etag: text(`The version of this response${use}.`) })
const forIfNoneMatch = etagFor(', for `If-None-Match`')
const LOCATIONS: Partial<Record<number, Record<string, ReturnType<typeof text>>>> = {
  201: { location: text('The path of the created document.') },
  202: { location: text('The path at which to read how far the work is.') },
}
const retryAfter = {
  'retry-after': {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer' as const },
  },
}

/** Headers that only problems of some statuses have. */
const PROBLEM_HEADERS: Partial<Record<number, Record<string, ReturnType<typeof text>>>> = {
  401: { 'www-authenticate': text('`Bearer`; with `error="invalid_token"` when a token was sent.') },
  429: {
    'ratelimit-policy': text('Under /api/admin: the limits that apply, `"calls";q=600;w=60`.'),
    ratelimit: text(
      'Under /api/admin: the remaining quota of each limit, and the seconds until it resets, `"calls";r=0;t=42`.',
    ),
  },
}
const RETRIED: readonly number[] = [PROBLEMS.tooManyRequests.status, PROBLEMS.unavailable.status]

/** The type of a response that is text; null for JSON. */
export function textTypeOf(kind: {
  csvAnswer?: true | undefined
  xmlAnswer?: true | undefined
}): string | null {
  if (kind.csvAnswer) return CSV
  return kind.xmlAnswer ? 'application/xml' : null
}

/** The response to a successful request. */
export function successResponse(
  {
    summary,
    answer,
    csvAnswer,
    xmlAnswer,
    fileAnswer,
    eventsAnswer,
    status = 200,
  }: {
    summary: string
    answer?: z.ZodType | undefined
    csvAnswer?: true | undefined
    xmlAnswer?: true | undefined
    fileAnswer?: true | undefined
    eventsAnswer?: z.ZodType | undefined
    status?: number | undefined
  },
  { conditional, security }: { conditional?: boolean; security?: RouteConfig['security'] },
): Responses {
  if (!answer) return { '204': { description: `Done: ${summary}`, headers: requestId } }
  if (fileAnswer)
    return {
      [String(status)]: { description: summary, headers: requestId, content: { '*/*': { schema: answer } } },
    }
  const version = conditional
    ? forIfNoneMatch
    : etagFor(security ? '; send that of one document in `If-Match`' : '')
  const headers = { ...requestId, ...version, ...LOCATIONS[status] }
  const content = {
    [textTypeOf({ csvAnswer, xmlAnswer }) ?? 'application/json']: { schema: answer },
    ...(eventsAnswer && { 'text/event-stream': { schema: eventsAnswer } }),
  }
  return { [String(status)]: { description: summary, headers, content } }
}

/** The 304 response. */
export const notModified: Responses = {
  '304': {
    description: 'The version named in `If-None-Match` is current.',
    headers: { ...requestId, ...forIfNoneMatch },
  },
}

/** The problem responses of an operation, by status. */
export function problemResponses(codes: readonly ProblemCode[]): Responses {
  const content = { 'application/problem+json': { schema: problem } }
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: [...new Set(same.map((code) => PROBLEMS[code].title))].join(', or: '),
        headers: {
          ...requestId,
          ...PROBLEM_HEADERS[status],
          ...(RETRIED.includes(status) && retryAfter),
        },
        content,
      },
    ]),
  )
}
