import { isIP } from 'node:net'

/**
 * The IP address that a request comes from, for rate limits.
 * @param trustedProxies number of trusted proxies in front of us. Each appends, so the outermost of them wrote the n-th
 *   value from the right; without any, Next fills in an absent header itself.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const chain = headers.get('x-forwarded-for')?.split(',') ?? []
  const address = chain.at(-Math.min(Math.max(trustedProxies, 1), chain.length))?.trim() ?? ''
  return isIP(address) ? address : 'unknown'
}
