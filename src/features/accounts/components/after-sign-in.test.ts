import { describe, expect, it } from 'vitest'

import { afterSignIn } from './after-sign-in'
import { isEmail, isNewPassword } from './fields'

describe('after signing in', () => {
  it('one goes where one was going, if that is a path of this site', () => {
    expect(afterSignIn('?next=/admin/cms/pages', '/admin')).toBe('/admin/cms/pages')
    expect(afterSignIn('?next=%2Fen%2Fadmin%3Fa%3D1', '/admin')).toBe('/en/admin?a=1')
  })

  it.each(['', '?next=', '?next=https://evil.example', '?next=//evil.example', '?next=/\\evil.example'])(
    'one goes home with %j',
    (search) => expect(afterSignIn(search, '/en/admin')).toBe('/en/admin'),
  )

  it.each(['?next=javascript:alert(1)', '?next=admin', '?next=%2F%0A%2Fevil.example'])(
    'one goes home with %j',
    (search) => expect(afterSignIn(search, '/admin')).toBe('/admin'),
  )
})

describe('what is checked before it is sent', () => {
  it('takes an address with spaces around it and refuses what is none', () => {
    expect(isEmail(' a@b.nl ')).toBe(true)
    for (const value of ['', 'a', 'a@b', 'a b@c.nl', '@c.nl']) expect(isEmail(value)).toBe(false)
  })

  it('wants twelve characters of a new password', () => {
    expect(isNewPassword('elevenchars')).toBe(false)
    expect(isNewPassword('twelve-chars')).toBe(true)
  })
})
