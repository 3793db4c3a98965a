import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hostnameProblem, parentsOf } from './hostname'

describe('hostnameProblem', () => {
  it.each(['127.0.0.1', '10.1.2.3', '8.8.8.8'])('rejects the IP address %s', (hostname) =>
    expect(hostnameProblem(hostname)).toBe('ipAddress'),
  )

  it.each(['nl', 'com', 'co.uk', 'github.io', 'vercel.app', 's3.amazonaws.com', 'intranet', 'xn--p1ai'])(
    'rejects %s, under which many have names',
    (hostname) => expect(hostnameProblem(hostname)).toBe('publicSuffix'),
  )

  it.each([
    'kade.nl',
    'www.kade.nl',
    'kade.co.uk',
    'kade.github.io',
    'www.kade.example',
    'xn--80ak6aa92e.xn--p1ai',
    'localhost',
    'kade.localhost',
  ])('accepts %s', (hostname) => expect(hostnameProblem(hostname)).toBeNull())

  it('rejects every IPv4 address', () =>
    fc.assert(fc.property(fc.ipV4(), (address) => hostnameProblem(address) === 'ipAddress')))
})

describe('parentsOf', () => {
  it('lists the names above a hostname, nearest first', () => {
    expect(parentsOf('a.b.kade.nl')).toEqual(['b.kade.nl', 'kade.nl', 'nl'])
    expect(parentsOf('nl')).toEqual([])
  })

  it('lists none above a local name', () => expect(parentsOf('kade.localhost')).toEqual([]))
})
