import { describe, expect, it } from 'vitest'

import { clientAddress, clientNetwork, forwardedFor, networkOf } from './client-address'

/** The address of a request that reaches our listener from `connection` with this header. */
function received(claimed: string | undefined, connection: string | undefined, proxies: number): string {
  const headers = claimed === undefined ? {} : { 'x-forwarded-for': claimed }
  const passedOn = forwardedFor({ headers, socket: { remoteAddress: connection } })
  return clientAddress(new Headers({ 'x-forwarded-for': passedOn }), proxies)
}

describe('clientAddress', () => {
  it('is the address of the connection without a trusted proxy, whatever the client claims', () => {
    for (const claimed of [
      undefined,
      '',
      '6.6.6.6',
      '6.6.6.6, 10.0.0.1',
      'unknown',
      ' , ,',
      'x'.repeat(9_000),
    ])
      expect(received(claimed, '203.0.113.7', 0)).toBe('203.0.113.7')
  })

  it('is the address that the outermost trusted proxy saw', () => {
    expect(received('203.0.113.7', '10.0.0.1', 1)).toBe('203.0.113.7')
    expect(received('6.6.6.6, 203.0.113.7', '10.0.0.1', 1)).toBe('203.0.113.7')
    expect(received('6.6.6.6, 203.0.113.7, 10.0.0.2', '10.0.0.1', 2)).toBe('203.0.113.7')
  })

  it('is the address of the connection when it comes past the proxy', () => {
    expect(received(undefined, '203.0.113.7', 1)).toBe('203.0.113.7')
    expect(received(undefined, '203.0.113.7', 3)).toBe('203.0.113.7')
  })

  it('names an IPv4 address alike on a socket for both versions', () => {
    expect(received(undefined, '::ffff:203.0.113.7', 0)).toBe('203.0.113.7')
    expect(received(undefined, '2001:db8::1', 0)).toBe('2001:db8::1')
  })

  it('is unknown when the header has no valid address', () => {
    for (const text of ['x'.repeat(10_000), 'a@b', '203.0.113', '203.0.113.7:80'])
      expect(received(text, '10.0.0.1', 1)).toBe('unknown')
    expect(received(undefined, undefined, 0)).toBe('unknown')
    expect(clientAddress(new Headers(), 1)).toBe('unknown')
  })
})

describe('networkOf', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is that of the client for limits', () => {
    const of = (address: string) => clientNetwork(new Headers({ 'x-forwarded-for': address }), 0)
    expect(of('2001:db8:1:2::a')).toBe(of('2001:db8:1:2:b::c'))
    expect(of('2001:db8:1:2::a')).not.toBe(of('2001:db8:1:3::a'))
  })
})
