import type { z } from '@hono/zod-openapi'

import { env } from '@/src/platform/env'
import { PRIVATE } from './caching'
import { CSV } from './csv-body'
import { etagOf } from './etag'

/**
 * Serializes a response; outside production it must match the published schema exactly.
 * It is not cacheable unless the handler set Cache-Control. A stream of events is sent as the handler made it.
 */
export function toResponse(
  { answer, csvAnswer, status = 200 }: { answer?: z.ZodType; csvAnswer?: true; status?: number },
  result: unknown,
  headers: Headers,
): Response {
  if (result instanceof Response) return result
  if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE)
  if (!answer) return new Response(null, { status: 204, headers })
  if (env.NODE_ENV !== 'production') answer.parse(result)
  const text = csvAnswer ? String(result) : JSON.stringify(result)
  headers.set('content-type', `${csvAnswer ? CSV : 'application/json'}; charset=utf-8`)
  headers.set('etag', etagOf(text))
  return new Response(text, { status, headers })
}
