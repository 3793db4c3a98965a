import { env } from '@/src/platform/env'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { expiredMarkerCookie } from './marker-cookie'
import { PRIVATE_HEADERS } from './redirect'

/** Removes the marker; only pages of the site itself may ask for it. */
export function stopEditing({ headers }: Pick<Request, 'headers'>): Response {
  if (isCrossOrigin(headers, env.TRUST_PROXY))
    return new Response(null, { status: 403, headers: PRIVATE_HEADERS })
  return new Response(null, {
    status: 204,
    headers: { ...PRIVATE_HEADERS, 'set-cookie': expiredMarkerCookie(headers) },
  })
}
