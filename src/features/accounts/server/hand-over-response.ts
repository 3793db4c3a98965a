import { createLocalReq, type Payload } from 'payload'

import { env } from '@/src/platform/env'
import { adminHref, HAND_OVER, parseAdminPath } from '@/src/routing/admin-paths'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { isScripted } from '@/src/routing/admin-request'
import { requestHost } from '@/src/routing/host'
import { sessionCookieOf } from '@/src/routing/session-cookies'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import { isSitePath } from '@/src/lib/safe-href'

import { acceptPanelCode, issuePanelCode } from './hand-over'
import { sessionCookies } from './session-cookie'

/** The code must not stay in a cache, nor leave in a Referer header. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...HEADERS, location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A path of the panel, with its query: the one that is requested, else that of the dashboard. */
function panelPath(requested: string | null): string {
  const isOfPanel = isSitePath(requested) && parseAdminPath(requested.split('?')[0] ?? '') !== null
  return isOfPanel ? requested : adminHref(ADMIN_LOCALE, '')
}

/** Leads from a site to the panel, with a code for a person who is signed in to the site. */
export async function leaveForPanel(payload: Payload, request: Request): Promise<Response> {
  const { headers, url } = request
  const { searchParams, pathname, search } = new URL(url)
  // Next gives a rewritten request the URL that the visitor requested.
  const next = panelPath(searchParams.get('next') ?? pathname + search)
  const token = isScripted(headers) ? null : sessionCookieOf(headers, 'site')
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname
  if (token === null || hostname === undefined) return redirectTo(onAdminHost(next))
  const target = new URL(onAdminHost(HAND_OVER))
  const code = await issuePanelCode(payload, { token, hostname }, target.hostname)
  if (code === null) return redirectTo(onAdminHost(next))
  target.searchParams.set('code', code)
  target.searchParams.set('next', next)
  return redirectTo(target.href)
}

/**
 * Signs in to the panel with the code of a site. Whoever is signed in stays so: a link with somebody else's code must not
 * change who acts.
 */
export async function arriveAtPanel(payload: Payload, request: Request): Promise<Response> {
  const { headers, url } = request
  const { searchParams } = new URL(url)
  const next = panelPath(searchParams.get('next'))
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname
  const { user } = await payload.auth({ headers })
  if (user || isScripted(headers) || hostname === undefined) return redirectTo(next)
  const req = await createLocalReq({ req: { headers } }, payload)
  const token = await acceptPanelCode(req, searchParams.get('code') ?? '', hostname)
  return redirectTo(next, token === null ? [] : sessionCookies(headers, token))
}
