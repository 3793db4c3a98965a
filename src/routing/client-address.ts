import { isIP } from 'node:net'

const HEADER = 'x-forwarded-for'
/** How a socket for both IP versions names an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+[.])/i

const normalize = (address: string): string => {
  const text = address.trim().replace(MAPPED, '')
  return isIP(text) ? text : 'unknown'
}

type Received = {
  headers: Record<string, string | string[] | undefined>
  socket: { remoteAddress?: string | undefined }
}

/**
 * The header with the address of the connection added, as every proxy does. Our listener passes requests on with it, so that
 * what clients claim stands before what we know, and `clientAddress` can tell them apart.
 */
export const forwardedFor = ({ headers, socket }: Received): string =>
  [...[headers[HEADER] ?? []].flat(), socket.remoteAddress ?? 'unknown'].join(', ')

/**
 * The IP address that a request comes from, for logs and session lists: the only place that reads it. Limits count by its
 * network (`clientNetwork`).
 * @param headers as our listener passed them on: the last value is the address of the connection
 * @param trustedProxies number of trusted proxies in front of us. Each appends the address of its client, so the outermost
 *   of them wrote the n-th value before that of our listener; what stands before is the claim of a client.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const chain = headers.get(HEADER)?.split(',') ?? []
  return normalize(chain.at(-Math.min(trustedProxies + 1, chain.length)) ?? '')
}

const MAPPED_GROUPS = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/
const NETWORK_GROUPS = 4
const GROUPS = 8

const octetsOf = (group = '0'): number[] => [
  Number.parseInt(group, 16) >> 8,
  Number.parseInt(group, 16) & 255,
]

/**
 * The network of an address: an IPv4 address itself, of an IPv6 address the first 64 bits, as in '2001:db8:0:1::/64'. Rate
 * limits count by it, because whoever has one IPv6 address usually has all of its /64.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  // URL writes an address in its one canonical form, but knows no zone.
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]/`).hostname.slice(1, -1)
  const mapped = MAPPED_GROUPS.exec(canonical)
  if (mapped) return [...octetsOf(mapped[1]), ...octetsOf(mapped[2])].join('.')
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The network that a request comes from: the key of limits per visitor. Parameters as for `clientAddress`. */
export const clientNetwork = (headers: Pick<Headers, 'get'>, trustedProxies: number): string =>
  networkOf(clientAddress(headers, trustedProxies))
