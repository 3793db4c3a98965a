import { createLocalReq, type Payload } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'

import { env } from '@/src/platform/env'
import { hashSecretToken, newSecretToken } from '@/src/platform/secret-token'
import { siteOrigin } from '@/src/platform/site-origin'
import { adminHref, HAND_OVER } from '@/src/routing/admin-paths'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { isScripted } from '@/src/routing/admin-request'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { requestHost } from '@/src/routing/host'
import { panelPath } from '@/src/routing/panel-path'
import { hasSecureCookies, sessionCookieOf } from '@/src/routing/session-cookies'
import { routingStore } from '@/src/routing/store/cache'
import { ADMIN_LOCALE } from '@/src/lib/constants'

import { acceptPanelCode, accountOfCode, issuePanelCode } from './hand-over'
import { handOverPage } from './hand-over-page'
import { sessionCookies } from './session-cookie'

/** How long a browser may take from the panel to the site, back, and to confirm. */
const BROWSER_SECONDS = 600
const BROWSER = /^[\da-f]{64}$/

/** The code must not stay in a cache, nor leave in a Referer header. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...HEADERS, location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const DASHBOARD = adminHref(ADMIN_LOCALE, '')

const cookieName = (headers: Headers): string =>
  hasSecureCookies(headers) ? '__Host-gevel-hand-over' : 'gevel-hand-over'

const browserCookie = (headers: Headers, value: string): string =>
  generateCookie<string>({
    name: cookieName(headers),
    value,
    path: '/',
    httpOnly: true,
    // The site's redirect is a navigation from another site.
    sameSite: 'Lax',
    secure: hasSecureCookies(headers),
    expires: new Date(value === '' ? 0 : Date.now() + BROWSER_SECONDS * 1000),
    returnCookieAsObject: false,
  }) as unknown as string

/** The browser of a request, as a code names it: the hash of its cookie. */
const browserOf = (headers: Headers): string =>
  hashSecretToken(parseCookies(headers).get(cookieName(headers)) ?? newSecretToken())

function handOverUrl(origin: string, parameters: Record<string, string>): string {
  const url = new URL(HAND_OVER, origin)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/**
 * On a site: leads a person who is signed in there to the panel, first without a code, so that the panel can mark the
 * browser, and then with a code for that browser.
 */
export async function leaveForPanel(payload: Payload, request: Request): Promise<Response> {
  const { headers, url } = request
  const { searchParams, pathname, search } = new URL(url)
  // Next gives a rewritten request the URL that the visitor requested.
  const next = panelPath(searchParams.get('next') ?? pathname + search, DASHBOARD)
  const token = isScripted(headers) ? null : sessionCookieOf(headers, 'site')
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname
  if (token === null || hostname === undefined) return redirectTo(onAdminHost(next))
  const browser = searchParams.get('browser') ?? ''
  const panel = onAdminHost('/')
  if (!BROWSER.test(browser)) return redirectTo(handOverUrl(panel, { from: hostname, next }))
  const at = { hostname: new URL(panel).hostname, browser }
  const code = await issuePanelCode(payload, { token, hostname }, at)
  return redirectTo(code === null ? onAdminHost(next) : handOverUrl(panel, { code, next }))
}

/** On the panel: marks the browser, and sends it back to the site for a code. */
async function beginAtPanel(headers: Headers, from: string, next: string): Promise<Response> {
  const site = await routingStore().findSite(from)
  if (!site) return redirectTo(next)
  const secret = newSecretToken()
  const location = handOverUrl(siteOrigin(site.hostname), { browser: hashSecretToken(secret), next })
  return redirectTo(location, [browserCookie(headers, secret)])
}

/**
 * On the panel: asks whether to sign in with the account of a site’s code. Whoever is signed in stays so: a link with somebody
 * else's code must not change who acts.
 */
export async function arriveAtPanel(payload: Payload, request: Request): Promise<Response> {
  const { headers, url } = request
  const { searchParams } = new URL(url)
  const next = panelPath(searchParams.get('next'), DASHBOARD)
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname
  const { user } = await payload.auth({ headers })
  if (user || isScripted(headers) || hostname === undefined) return redirectTo(next)
  const from = searchParams.get('from')
  if (from !== null) return beginAtPanel(headers, from, next)
  const code = searchParams.get('code') ?? ''
  const email = await accountOfCode(payload, { code, browser: browserOf(headers) }, hostname)
  return email === null ? redirectTo(next) : handOverPage({ email, code, next })
}

/** On the panel: signs in with the code, once the person has confirmed on our page. */
export async function confirmAtPanel(payload: Payload, request: Request): Promise<Response> {
  const { headers } = request
  const form = await request.formData().catch(() => new FormData())
  const next = panelPath(form.get('next'), DASHBOARD)
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname
  const { user } = await payload.auth({ headers })
  if (user || hostname === undefined || isCrossOrigin(headers, env.TRUST_PROXY)) return redirectTo(next)
  const code = form.get('code')
  const req = await createLocalReq({ req: { headers } }, payload)
  const claimed = { code: typeof code === 'string' ? code : '', browser: browserOf(headers) }
  const token = await acceptPanelCode(req, claimed, hostname)
  if (token === null) return redirectTo(next)
  return redirectTo(next, [...sessionCookies(headers, token), browserCookie(headers, '')])
}
