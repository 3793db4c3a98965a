import type { NextRequest } from 'next/server'

import { isLocale, type Locale } from '@/src/lib/constants'
import { DAY_SECONDS } from '@/src/lib/durations'
import type { AdminRequest, SelectedTenant } from './admin-route'
import { TENANT_COOKIE } from './admin-tenant'
import { POLICY_HEADER } from './panel-policy'

const DOCUMENT_TYPE = 'text/html'

/** Browsers send Sec-Fetch-Dest over HTTPS only; without it, Accept tells a document from a script's request. */
export const isScripted = (headers: Headers): boolean => {
  const destination = headers.get('sec-fetch-dest')
  return destination ? destination === 'empty' : !headers.get('accept')?.includes(DOCUMENT_TYPE)
}

export const pathOf = (referrer: string | null): string | null =>
  referrer && URL.canParse(referrer) ? new URL(referrer).pathname : null

/** Payload reads the admin language from it. */
export const LANGUAGE_COOKIE = 'payload-lng'
/** The same lifetime as the multi-tenant plugin's. */
const TENANT_COOKIE_SECONDS = 365 * DAY_SECONDS

export function readAdminRequest({ method, nextUrl, headers, cookies }: NextRequest): AdminRequest {
  const stored = cookies.get(LANGUAGE_COOKIE)?.value
  return {
    method,
    pathname: nextUrl.pathname,
    search: nextUrl.search,
    scripted: isScripted(headers),
    referrer: pathOf(headers.get('referer')),
    storedLanguage: isLocale(stored) ? stored : null,
  }
}

type Cookies = [name: string, value: string | null][]
type RewriteInit = { status: number; request: { headers: Headers }; headers: [string, string][] }
type RenderOptions = { language: Locale; policy: string; status?: number; tenant?: SelectedTenant }

/** The value of a Cookie header with other values; null removes a cookie. */
export function withCookies(header: string | null, cookies: Cookies): string {
  const names = cookies.map(([name]) => name)
  const others = (header ?? '')
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !names.includes(pair.split('=', 1)[0] ?? ''))
  const own = cookies.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
  return [...others, ...own].join('; ')
}

/**
 * Forwards a request with the admin's language and the selected tenant in its cookies, and with the policy of the page. For
 * a document, the browser stores the language as well.
 */
export function adminRewrite(
  headers: Headers,
  { language, policy, status = 200, tenant }: RenderOptions,
): RewriteInit {
  const cookies: Cookies = [[LANGUAGE_COOKIE, language]]
  if (tenant) cookies.push([TENANT_COOKIE, tenant.id])
  const forwarded = new Headers(headers)
  forwarded.set('cookie', withCookies(headers.get('cookie'), cookies))
  forwarded.set(POLICY_HEADER, policy)
  const stored: [string, string][] = isScripted(headers)
    ? []
    : [['set-cookie', `${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax`]]
  return {
    status,
    request: { headers: forwarded },
    headers: [[POLICY_HEADER, policy], ...stored, ...tenantCookies(tenant)],
  }
}

/** The Set-Cookie header for a tenant that the browser does not have yet. The plugin's scripts read the cookie as well. */
export function tenantCookies(tenant: SelectedTenant | undefined): [string, string][] {
  if (!tenant?.stored) return []
  const maxAge = tenant.id === null ? 0 : TENANT_COOKIE_SECONDS
  return [['set-cookie', `${TENANT_COOKIE}=${tenant.id ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax`]]
}
