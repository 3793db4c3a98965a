import { domainToASCII } from 'node:url'

const HOST_HEADER = /^(?<name>\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]]+)(?::(?<port>\d{1,5}))?$/i
const HOSTNAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/

/** A host in the form that domains are stored in (lower case, punycode, no trailing dot) and its port, or ''. */
export type Host = { readonly hostname: string; readonly port: string }

const MAX_KNOWN = 1000
/** By header: each request has one, and few differ. */
const known = new Map<string, Host | null>()

/** Parses a Host header; null when it is malformed. IPv6 literals are rejected: a domain is a name. */
export function parseHost(header: string | null): Host | null {
  if (header === null) return null
  const parsed = known.get(header)
  if (parsed !== undefined) return parsed
  const host = parse(header)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(header, host)
  return host
}

function parse(header: string): Host | null {
  const { name, port = '' } = HOST_HEADER.exec(header.trim())?.groups ?? {}
  if (name === undefined) return null
  const hostname = domainToASCII(name.replace(/\.$/, ''))
  return HOSTNAME.test(hostname) ? { hostname, port } : null
}

/**
 * The host that the visitor requested.
 * @param trustedProxies number of trusted proxies in front of us; with 0, X-Forwarded-Host is ignored.
 *   Each proxy appends, so the outermost trusted one wrote the n-th value from the right.
 */
export function requestHost(headers: Pick<Headers, 'get'>, trustedProxies: number): Host | null {
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-host')?.split(',') : undefined
  return parseHost(forwarded?.at(-Math.min(trustedProxies, forwarded.length)) ?? headers.get('host'))
}

/** The protocol of the visitor's connection: X-Forwarded-Proto of a trusted proxy, else that of our own listener. */
export function requestProtocol(headers: Pick<Headers, 'get'>, trustedProxies: number): 'http:' | 'https:' {
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-proto')?.split(',') : undefined
  return forwarded?.at(-Math.min(trustedProxies, forwarded.length))?.trim() === 'https' ? 'https:' : 'http:'
}
