import type { NextRequest } from 'next/server'

import { env } from '@/src/platform/env'
import { PANEL_LIMIT } from '@/src/platform/rate-limit/panel'
import { rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { isCrossOrigin } from './cross-origin'
import { hasAccounts } from './store/admin-access'

/** A request to a page of the panel that Next and Payload do not get to see. */
export type RejectedCall = {
  type: 'rejected'
  reason: 'method' | 'crossOrigin' | 'noSession' | 'limit'
  headers?: Record<string, string>
}

const READING: readonly string[] = ['GET', 'HEAD']
/** By scripts of the panel. A form that a browser posts has no such header, and the panel has none. */
const SERVER_FUNCTION_HEADER = 'next-action'
/** Payload’s form for the first account, which nobody can have signed in for. */
const FIRST_ACCOUNT = '/create-first-user'

const RESPONSES = {
  method: { status: 405, text: 'Only GET and HEAD are allowed here.', headers: { allow: 'GET, HEAD' } },
  crossOrigin: { status: 403, text: 'Cross-origin requests are not allowed.', headers: {} },
  noSession: { status: 401, text: 'Sign in first.', headers: {} },
  limit: { status: 429, text: 'Too many requests. Try again in a minute.', headers: {} },
} as const satisfies Record<
  RejectedCall['reason'],
  { status: number; text: string; headers: Record<string, string> }
>

/** Whether a request to a page of the panel does anything else than reading it. */
export const isPanelCall = ({ method }: Pick<NextRequest, 'method'>): boolean => !READING.includes(method)

/**
 * Why a call of a server function may not reach Payload; null if it may. Payload initialises the request and reads the
 * arguments before it looks who calls, so callers without a session are rejected here. No screen for signing in calls any.
 * @param path after `/admin`
 * @param session the id of a session that has not ended, or null
 */
export async function rejectPanelCall(
  { method, headers }: Pick<NextRequest, 'method' | 'headers'>,
  path: string,
  session: string | null,
): Promise<RejectedCall | null> {
  const reject = (reason: RejectedCall['reason']): RejectedCall => ({ type: 'rejected', reason })
  if (method !== 'POST' || !headers.has(SERVER_FUNCTION_HEADER)) return reject('method')
  if (isCrossOrigin(headers, env.TRUST_PROXY)) return reject('crossOrigin')
  if (session === null) return path === FIRST_ACCOUNT && !(await hasAccounts()) ? null : reject('noSession')
  const { exceeded, resetSeconds } = await rateLimits().count(PANEL_LIMIT, `session ${session}`)
  return exceeded ? { ...reject('limit'), headers: { 'retry-after': String(resetSeconds) } } : null
}

/** In plain text, which Next's router in the browser makes the message of the error. */
export function rejectedCallResponse({ reason, headers }: RejectedCall): Response {
  const { status, text, headers: own } = RESPONSES[reason]
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...own, ...headers },
  })
}
