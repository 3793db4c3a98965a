import { isIP } from 'node:net'

/**
 * Where a request comes from, to count attempts by.
 * @param trustedProxies how many proxies in front of us may be believed. Each appends, so the outermost trusted one
 *   wrote the n-th value from the right; without any, the server itself filled an absent header in.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const chain = headers.get('x-forwarded-for')?.split(',') ?? []
  const address = chain.at(-Math.min(Math.max(trustedProxies, 1), chain.length))?.trim() ?? ''
  return isIP(address) ? address : 'unknown'
}
