import { createHash, timingSafeEqual } from 'node:crypto'

import { parseHost } from './host'
import type { RoutingStore } from './types'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What the proxy asks before it requests a certificate; `expectedToken` is undefined when nobody may ask. */
export type TlsQuestion = { domain: string | null; token: string | null; expectedToken: string | undefined }

/**
 * Whether a certificate may be requested for a domain: only for hostnames that a tenant in use has, as anybody can let a
 * name refer to this server, and certificate authorities limit how many are requested.
 */
export async function isTlsAllowed(
  { domain, token, expectedToken }: TlsQuestion,
  store: Pick<RoutingStore, 'findSite'>,
): Promise<boolean> {
  if (!expectedToken || !token || !timingSafeEqual(digest(token), digest(expectedToken))) return false
  const host = parseHost(domain)
  if (!host || host.port !== '') return false
  const site = await store.findSite(host.hostname)
  return site !== null && !site.suspended
}
