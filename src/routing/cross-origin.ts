import { parseHost, requestHost } from './host'

/** What browsers say of a request that a page of this very host, or the visitor's own hand, has sent. */
const OWN: readonly string[] = ['same-origin', 'none']

/**
 * Whether a page of another host sent a request, by what its browser says (Sec-Fetch-Site, else Origin). Such a page must
 * not act with a visitor's cookies; a sibling domain may belong to another company. Programs say neither.
 * @param trustedProxies as for `requestHost`
 */
export function isCrossOrigin(headers: Headers, trustedProxies: number): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return !OWN.includes(site)
  const origin = headers.get('origin')
  if (origin === null) return false
  const sender = URL.canParse(origin) ? parseHost(new URL(origin).host) : null
  return sender === null || sender.hostname !== requestHost(headers, trustedProxies)?.hostname
}
