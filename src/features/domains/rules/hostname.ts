import { parse } from 'tldts'

import { isLocalHostname } from '@/src/lib/local-hostname'

export type HostnameProblem = 'ipAddress' | 'publicSuffix'

/**
 * Why no tenant may have a hostname: an IP address proves nothing about its owner, and names under a public suffix (`nl`,
 * `co.uk`, `github.io`) have many owners. Null for names that a tenant may have.
 */
export function hostnameProblem(hostname: string): HostnameProblem | null {
  if (isLocalHostname(hostname)) return null
  const { isIp, domain } = parse(hostname, { allowPrivateDomains: true })
  if (isIp) return 'ipAddress'
  return domain === null ? 'publicSuffix' : null
}

/** The names above a hostname, nearest first: `a.b.nl` is below `b.nl` and `nl`. Local names have none: they have one owner. */
export function parentsOf(hostname: string): string[] {
  if (isLocalHostname(hostname)) return []
  const labels = hostname.split('.')
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'))
}
