import { domainToASCII } from 'node:url'

const HOST_HEADER = /^(?<name>\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]]+)(?::(?<port>\d{1,5}))?$/i
const HOSTNAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/

/** A host in the form that domains are stored in (lower case, punycode, no trailing dot) and its port, or ''. */
export type Host = { hostname: string; port: string }

/** Reads a Host header's value; null when it names no host. IPv6 literals name none: a domain is a name. */
export function parseHost(header: string | null): Host | null {
  const { name, port = '' } = HOST_HEADER.exec(header?.trim() ?? '')?.groups ?? {}
  if (name === undefined) return null
  const hostname = domainToASCII(name.replace(/\.$/, ''))
  return HOSTNAME.test(hostname) ? { hostname, port } : null
}

/**
 * The host that the visitor asked for.
 * @param trustedProxies how many proxies in front of us may be believed; with 0 X-Forwarded-Host is ignored.
 *   Each proxy appends, so the outermost trusted one wrote the n-th value from the right.
 */
export function requestHost(headers: Headers, trustedProxies: number): Host | null {
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-host')?.split(',') : undefined
  return parseHost(forwarded?.at(-Math.min(trustedProxies, forwarded.length)) ?? headers.get('host'))
}

/** Whether the visitor's connection is encrypted: X-Forwarded-Proto of a trusted proxy, else our own listener's. */
export function requestProtocol(headers: Headers, trustedProxies: number): 'http:' | 'https:' {
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-proto')?.split(',') : undefined
  return forwarded?.at(-Math.min(trustedProxies, forwarded.length))?.trim() === 'https' ? 'https:' : 'http:'
}
