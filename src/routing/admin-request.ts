import type { NextRequest } from 'next/server'

import { isLocale, type Locale } from '@/src/lib/constants'
import type { AdminRequest } from './admin-route'
import { POLICY_HEADER } from './panel-policy'

const DOCUMENT_TYPE = 'text/html'

/** Browsers send Sec-Fetch-Dest over HTTPS only; without it, Accept tells a document from a script's request. */
export const isScripted = (headers: Headers): boolean => {
  const destination = headers.get('sec-fetch-dest')
  return destination ? destination === 'empty' : !headers.get('accept')?.includes(DOCUMENT_TYPE)
}

const pathOf = (referrer: string | null): string | null =>
  referrer && URL.canParse(referrer) ? new URL(referrer).pathname : null

/** Payload reads the admin language from it. */
const LANGUAGE_COOKIE = 'payload-lng'

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

type RewriteInit = { status: number; request: { headers: Headers }; headers: Record<string, string> }
type RenderOptions = { language: Locale; policy: string; status?: number }

/**
 * Forwards a request with the admin's language in its cookies, which for a document the browser stores as well, and with
 * the policy of the page.
 */
export function adminRewrite(
  headers: Headers,
  { language, policy, status = 200 }: RenderOptions,
): RewriteInit {
  const otherCookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !pair.startsWith(`${LANGUAGE_COOKIE}=`))
  const forwarded = new Headers(headers)
  const cookie = `${LANGUAGE_COOKIE}=${language}`
  forwarded.set('cookie', [...otherCookies, cookie].join('; '))
  forwarded.set(POLICY_HEADER, policy)
  const request = { headers: forwarded }
  const stored = !isScripted(headers) && { 'set-cookie': `${cookie}; Path=/; SameSite=Lax` }
  return { status, request, headers: { [POLICY_HEADER]: policy, ...stored } }
}
