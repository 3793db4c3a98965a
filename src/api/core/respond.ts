import type { z } from '@hono/zod-openapi'

import { env } from '@/src/platform/env'
import { PRIVATE } from './caching'
import { textTypeOf } from './responses'
import { etagOf } from './etag'

type Answer = {
  answer?: z.ZodType
  csvAnswer?: true | undefined
  xmlAnswer?: true | undefined
  status?: number
}

/**
 * Serializes a response; outside production it must match the published schema exactly.
 * It is not cacheable unless the handler set Cache-Control. A stream of events is sent as the handler made it.
 */
export function toResponse(
  { answer, csvAnswer, xmlAnswer, status = 200 }: Answer,
  result: unknown,
  headers: Headers,
): Response {
  if (result instanceof Response) return result
  if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE)
  if (!answer) return new Response(null, { status: 204, headers })
  if (env.NODE_ENV !== 'production') answer.parse(result)
  const type = textTypeOf({ csvAnswer, xmlAnswer })
  const text = type ? String(result) : JSON.stringify(result)
  headers.set('content-type', `${type ?? 'application/json'}; charset=utf-8`)
  headers.set('etag', etagOf(text))
  return new Response(text, { status, headers })
}
