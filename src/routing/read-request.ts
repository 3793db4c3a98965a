import type { Env } from '@/src/platform/env-schema'
import { requestHost, requestProtocol } from './host'
import type { RoutingRequest } from './types'

/** The part of a NextRequest that routing reads. */
export type IncomingRequest = {
  method: string
  headers: Headers
  nextUrl: { pathname: string; search: string }
  cookies: { get: (name: string) => { value: string } | undefined }
}

export function readRequest(
  request: IncomingRequest,
  { TRUST_PROXY: trustedProxies, LOCALE_COOKIE }: Pick<Env, 'TRUST_PROXY' | 'LOCALE_COOKIE'>,
): RoutingRequest {
  const { method, headers, nextUrl, cookies } = request
  const host = requestHost(headers, trustedProxies)
  return {
    protocol: requestProtocol(headers, trustedProxies),
    host: host?.hostname ?? null,
    port: host?.port ?? '',
    method,
    rawPath: nextUrl.pathname,
    search: nextUrl.search,
    localeCookie: cookies.get(LOCALE_COOKIE)?.value,
    acceptLanguage: headers.get('accept-language'),
    sameOrigin: headers.get('sec-fetch-site') === 'same-origin',
  }
}
