import { describe, expect, it } from 'vitest'

import { afterSignIn } from './after-sign-in'
import { isEmail, isNewPassword } from './fields'

describe('afterSignIn', () => {
  it('returns the `next` of the query when that is a path of this site', () => {
    expect(afterSignIn('?next=/admin/cms/pages', '/admin')).toBe('/admin/cms/pages')
    expect(afterSignIn('?next=%2Fen%2Fadmin%3Fa%3D1', '/admin')).toBe('/en/admin?a=1')
  })

  it.each(['', '?next=', '?next=https://evil.example', '?next=//evil.example', '?next=/\\evil.example'])(
    'returns home for the query %j',
    (search) => expect(afterSignIn(search, '/en/admin')).toBe('/en/admin'),
  )

  it.each(['?next=javascript:alert(1)', '?next=admin', '?next=%2F%0A%2Fevil.example'])(
    'returns home for the query %j',
    (search) => expect(afterSignIn(search, '/admin')).toBe('/admin'),
  )
})

describe('isEmail', () => {
  it('accepts an address with spaces around it and rejects other text', () => {
    expect(isEmail(' a@b.nl ')).toBe(true)
    for (const value of ['', 'a', 'a@b', 'a b@c.nl', '@c.nl']) expect(isEmail(value)).toBe(false)
  })
})

describe('isNewPassword', () => {
  it('requires twelve characters', () => {
    expect(isNewPassword('elevenchars')).toBe(false)
    expect(isNewPassword('twelve-chars')).toBe(true)
  })
})
