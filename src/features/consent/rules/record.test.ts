import { describe, expect, it } from 'vitest'

import { CONSENT_COOKIE } from '@/src/lib/constants'
import { type ConsentRecord, consentCookie, isConfirmed, readConsent } from './record'

const record: ConsentRecord = {
  marketing: false,
  analytics: true,
  confirmedAt: '2026-11-21T10:00:00.000Z',
  version: 2,
}
const none = { marketing: false, analytics: false, confirmedAt: null, version: 0 }

describe('the consent cookie', () => {
  it('is named consent, lasts a year, and can be read back', () => {
    const cookie = consentCookie(record, true)
    expect(cookie).toMatch(/^consent=.*; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
    expect(readConsent(`a=b; ${cookie.split('; ')[0]}; c=d`)).toEqual(record)
    expect(consentCookie(record, false)).not.toContain('Secure')
  })

  it.each(['', 'other=1', 'consent=', 'consent=%', 'consent=%7B%7D', 'xconsent=1'])(
    'counts as not confirmed when the cookies are %j',
    (cookies) => expect(readConsent(cookies)).toEqual(none),
  )

  it('counts as not confirmed without a time or with wrong types', () => {
    for (const broken of [{ confirmedAt: null }, { marketing: 'yes' }, { version: '2' }]) {
      const value = encodeURIComponent(JSON.stringify({ ...record, ...broken }))
      expect(readConsent(`${CONSENT_COOKIE.name}=${value}`)).toEqual(none)
    }
  })

  it('no longer confirms a higher version of the texts', () => {
    expect(isConfirmed(record, 2)).toBe(true)
    expect(isConfirmed(record, 1)).toBe(true)
    expect(isConfirmed(record, 3)).toBe(false)
    expect(isConfirmed(none, 0)).toBe(false)
  })
})
