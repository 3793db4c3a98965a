import { executeAuthStrategies, type Payload } from 'payload'

import { takingTurnsOf } from '@/src/platform/database/transaction-turns'
import { consumeLimits, type Limit, rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { PANEL_LIMIT } from '@/src/platform/rate-limit/panel'
import { rateLimitHeaders } from '@/src/platform/rate-limit/limit-headers'
import { hasTokenHeader } from '@/src/platform/http/token-header'
import { sessionCookieOf } from '@/src/routing/session-cookies'
import { isPostedQuery } from '@/src/upstream/payload/require-locale'
import { explainFactorDue } from './second-factor'
import { rateLimitKinds, limitOf, exceededHeaders, limitDetail } from './rate-limit-kinds'

const READING: readonly string[] = ['GET', 'HEAD']

const writes = (request: Request): boolean => !READING.includes(request.method) && !isPostedQuery(request)

/** The key of the rate limit: a bearer token is a program's, a cookie the admin's; null for an anonymous request. */
function limitsOf(request: Request): Limit[] | null {
  // Payload prefers the token over the cookie.
  if (hasTokenHeader(request.headers)) return rateLimitKinds(writes(request)).map((name) => limitOf(name))
  return sessionCookieOf(request.headers, 'panel') ? [PANEL_LIMIT] : null
}

/** The account that Payload will authenticate; read again here because Payload cannot be given one. */
async function personOf(payload: Payload, { headers }: Request) {
  const { user } = await executeAuthStrategies({ headers, payload })
  return user?.collection === 'users' ? user : null
}

function withHeaders(answer: Response, additional: Record<string, string>): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(additional)) headers.set(name, value)
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/**
 * Passes a request to Payload's own API unless the account exceeded its limit: then 429, in the shape of Payload's errors.
 * Programs share one quota with /api/admin, so that neither API is a way around the other.
 */
export async function countPayloadCall(
  request: Request,
  payload: Payload,
  answer: () => Promise<Response>,
): Promise<Response> {
  const limits = limitsOf(request)
  const person = limits && (await personOf(payload, request))
  if (!person) return answer()
  const limitStates = await consumeLimits(
    rateLimits(),
    limits.map((limit) => [limit, person.id]),
  )
  const last = limitStates.at(-1)
  if (!last?.exceeded) {
    const response = await takingTurnsOf(`account ${person.id}`, answer)
    return withHeaders(explainFactorDue(person, request, response), rateLimitHeaders(limitStates))
  }
  const errors = [{ message: limitDetail(last) }]
  return Response.json({ errors }, { status: 429, headers: exceededHeaders(limitStates) })
}
