import type { NextRequest } from 'next/server'

import { isLocale, type Locale } from '@/src/lib/constants'
import type { AdminRequest } from './admin-route'

const DOCUMENT_TYPE = 'text/html'

/** Browsers name the destination on secure addresses only; elsewhere what they accept tells a document. */
const isScripted = (headers: Headers): boolean => {
  const destination = headers.get('sec-fetch-dest')
  return destination ? destination === 'empty' : !headers.get('accept')?.includes(DOCUMENT_TYPE)
}

const pathOf = (referrer: string | null): string | null =>
  referrer && URL.canParse(referrer) ? new URL(referrer).pathname : null

/** Where Payload reads the language from. */
const LANGUAGE_COOKIE = 'payload-lng'

/** What routing the admin needs to know of a request. */
export function readAdminRequest({ method, nextUrl, headers, cookies }: NextRequest): AdminRequest {
  const remembered = cookies.get(LANGUAGE_COOKIE)?.value
  return {
    method,
    pathname: nextUrl.pathname,
    search: nextUrl.search,
    scripted: isScripted(headers),
    referrer: pathOf(headers.get('referer')),
    remembered: isLocale(remembered) ? remembered : null,
  }
}

type Passed = { status: number; request: { headers: Headers }; headers?: { 'set-cookie': string } }
type Drawn = { language: Locale; status?: number }

/** Passes a request on with the admin's language in its cookies; a document's language is remembered as well. */
export function inAdminLanguage(headers: Headers, { language, status = 200 }: Drawn): Passed {
  const others = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !pair.startsWith(`${LANGUAGE_COOKIE}=`))
  const passed = new Headers(headers)
  const cookie = `${LANGUAGE_COOKIE}=${language}`
  passed.set('cookie', [...others, cookie].join('; '))
  const request = { headers: passed }
  return isScripted(headers)
    ? { status, request }
    : { status, request, headers: { 'set-cookie': `${cookie}; Path=/; SameSite=Lax` } }
}
