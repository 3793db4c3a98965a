import { env } from '@/src/platform/env'
import { requestHost, requestProtocol } from '@/src/routing/host'

/** The host that passkeys belong to: a browser offers them to that host only. `origin` is that of its pages. */
export type RelyingParty = { id: string; origin: string }

/** The relying party of a request; null when it names no valid host. */
export function relyingParty(headers: Pick<Headers, 'get'>): RelyingParty | null {
  const host = requestHost(headers, env.TRUST_PROXY)
  if (!host) return null
  const { hostname, port } = host
  const protocol = requestProtocol(headers, env.TRUST_PROXY)
  return { id: hostname, origin: `${protocol}//${hostname}${port && `:${port}`}` }
}
