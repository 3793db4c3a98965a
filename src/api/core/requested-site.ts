import { env } from '@/src/platform/env'
import { parseHost, requestHost } from '@/src/routing/host'
import { routingStore } from '@/src/routing/store/cache'
import type { Site } from '@/src/routing/types'

/** The site that a request is about: of `?domain=`, else of the Host header; null if there is none. */
export async function requestedSite({ url, headers }: Request): Promise<Site | null> {
  const domain = new URL(url).searchParams.get('domain')
  const host = domain === null ? requestHost(headers, env.TRUST_PROXY) : parseHost(domain)
  return host && routingStore().findSite(host.hostname)
}
