import { describe, expect, it } from 'vitest'

import { clientAddress } from './client-address'

const from = (chain: string | null, proxies: number) =>
  clientAddress(new Headers(chain === null ? {} : { 'x-forwarded-for': chain }), proxies)

describe('clientAddress', () => {
  it('is the address that the outermost trusted proxy saw, whatever the client claims', () => {
    expect(from('6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(from('6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  })

  it('is the outermost address when there are fewer proxies, or none', () => {
    expect(from('203.0.113.7', 3)).toBe('203.0.113.7')
    expect(from('203.0.113.7', 0)).toBe('203.0.113.7')
    expect(from(null, 1)).toBe('unknown')
    expect(from('', 0)).toBe('unknown')
  })

  it('is unknown when the header has no valid address', () => {
    for (const text of ['x'.repeat(10_000), 'a@b', '203.0.113', '203.0.113.7:80'])
      expect(from(text, 1)).toBe('unknown')
    expect(from('2001:db8::1', 1)).toBe('2001:db8::1')
  })
})
