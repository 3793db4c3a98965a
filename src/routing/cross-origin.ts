import { parseHost, requestHost } from './host'

/** Values of Sec-Fetch-Site for requests by a page of the same host, or by the visitor directly. */
const SAME_ORIGIN: readonly string[] = ['same-origin', 'none']

/**
 * Whether a page of another host sent a request, by Sec-Fetch-Site, else Origin; programs send neither. Such a page must
 * not act with a visitor's cookies: a sibling domain may belong to another tenant.
 * @param trustedProxies as for `requestHost`
 */
export function isCrossOrigin(headers: Headers, trustedProxies: number): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return !SAME_ORIGIN.includes(site)
  const origin = headers.get('origin')
  if (origin === null) return false
  const sender = URL.canParse(origin) ? parseHost(new URL(origin).host) : null
  return sender === null || sender.hostname !== requestHost(headers, trustedProxies)?.hostname
}
