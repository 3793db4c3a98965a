import type { NextRequest } from 'next/server'

import { isLocale, type Locale } from '@/src/lib/constants'
import type { AdminRequest } from './admin-route'

const DOCUMENT_TYPE = 'text/html'

/** Browsers send Sec-Fetch-Dest over HTTPS only; without it, Accept tells a document from a script's request. */
const isScripted = (headers: Headers): boolean => {
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

type RewriteInit = { status: number; request: { headers: Headers }; headers?: { 'set-cookie': string } }
type RenderOptions = { language: Locale; status?: number }

/** Forwards a request with the admin's language in its cookies; for a document the browser stores it as well. */
export function withAdminLanguage(headers: Headers, { language, status = 200 }: RenderOptions): RewriteInit {
  const otherCookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !pair.startsWith(`${LANGUAGE_COOKIE}=`))
  const forwarded = new Headers(headers)
  const cookie = `${LANGUAGE_COOKIE}=${language}`
  forwarded.set('cookie', [...otherCookies, cookie].join('; '))
  const request = { headers: forwarded }
  return isScripted(headers)
    ? { status, request }
    : { status, request, headers: { 'set-cookie': `${cookie}; Path=/; SameSite=Lax` } }
}
