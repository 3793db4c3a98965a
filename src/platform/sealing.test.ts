import { describe, expect, it } from 'vitest'

import { keyedHash, seal, unseal } from './sealing'

describe('a sealed text', () => {
  it('is read back for the same purpose only', () => {
    const sealed = seal('totp of a', 'JBSWY3DPEHPK3PXP')
    expect(unseal('totp of a', sealed)).toBe('JBSWY3DPEHPK3PXP')
    expect(unseal('totp of b', sealed)).toBeNull()
  })

  it('does not contain the text, and differs each time', () => {
    const [one, other] = [seal('x', 'hallo'), seal('x', 'hallo')]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').includes('hallo')).toBe(false)
  })

  it.each(['', 'AAAA', 'not base64 !'])('is null when it was changed: %j', (sealed) => {
    expect(unseal('x', sealed)).toBeNull()
  })

  it('is null when one bit differs', () => {
    const bytes = Buffer.from(seal('x', 'hallo'), 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(unseal('x', bytes.toString('base64url'))).toBeNull()
  })
})

it('hashes the same text differently for each purpose', () => {
  expect(keyedHash('a', 'code')).toBe(keyedHash('a', 'code'))
  expect(keyedHash('a', 'code')).not.toBe(keyedHash('b', 'code'))
})
