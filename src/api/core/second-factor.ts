import type { Caller } from './environment'
import { hasTokenHeader } from '@/src/platform/http/token-header'
import { PANEL_MOUNT } from './panel-mount'
import { explainInPanel } from './panel-problems'
import { ApiError, PROBLEMS, problemType } from './problems'

const notSetUp = (): ApiError =>
  new ApiError(
    'secondFactorNotSetUp',
    'Your account must have a second factor. Sign in to the panel and set one up; then try again.',
  )

/** @throws {ApiError} 403 while the account must set up a second factor before anything else */
export function assertFactorSetUp({ secondFactorDue }: Caller['user']): void {
  if (secondFactorDue) throw notSetUp()
}

/** The same problem where Payload’s own API answers such an account with a plain 403, in the shape of Payload’s errors. */
export function explainFactorDue(
  { secondFactorDue }: Caller['user'],
  { headers }: Request,
  response: Response,
): Response {
  if (!secondFactorDue || response.status !== PROBLEMS.secondFactorNotSetUp.status) return response
  const error = notSetUp()
  // As elsewhere, programs get English, and the panel the language of the person.
  const message = hasTokenHeader(headers)
    ? error.detail
    : explainInPanel(error, PANEL_MOUNT.language(headers))
  const errors = [{ name: error.code, message, data: { type: problemType(error.code) } }]
  return Response.json({ errors }, { status: response.status, headers: withoutLength(response.headers) })
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return kept
}
