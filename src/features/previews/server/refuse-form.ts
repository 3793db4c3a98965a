import type { Limit } from '@/src/platform/rate-limit/rate-limits'
import { rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { readPreviewToken } from './token'

/** A frame has one request at a time on its way, each for a whole document. */
const LIMIT: Limit = { name: 'preview', points: 600, seconds: 60 }

const refusal = (status: 403 | 429, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/**
 * Why the contents of a form may not be rendered, before they are read; null if they may. Whether the session of the token is
 * still open is checked where the document is read.
 */
export async function refusePreviewForm(token: string, hostname: string): Promise<Response | null> {
  const claims = readPreviewToken(token)
  if (claims?.hostname !== hostname || claims.expiresAt * 1000 <= Date.now())
    return refusal(403, 'This preview has ended.')
  const { exceeded, resetSeconds } = await rateLimits().count(LIMIT, `session ${claims.session}`)
  return exceeded
    ? refusal(429, 'Too many requests. Try again in a minute.', { 'retry-after': String(resetSeconds) })
    : null
}
