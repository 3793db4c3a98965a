import { lookup } from 'node:dns'
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net'

/** IPv4 ranges that are not public (IANA special-purpose registry; RFC 6890). */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** IPv6 ranges within 2000::/3 (global unicast) that are not public: tunnels to IPv4, protocols, documentation. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const specialV4 = new BlockList()
for (const [net, prefix] of SPECIAL_V4) specialV4.addSubnet(net, prefix, 'ipv4')
const specialV6 = new BlockList()
for (const [net, prefix] of SPECIAL_V6) specialV6.addSubnet(net, prefix, 'ipv6')
const hostsV6 = new BlockList()
hostsV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet, and not in a private or internal network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4')
  return isIPv6(address) && hostsV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}

/**
 * A DNS lookup that fails when any address of the host is not public. The connection uses exactly these addresses, so
 * DNS rebinding cannot lead into an internal network.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no IP address`), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} does not resolve to a public address only`), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
