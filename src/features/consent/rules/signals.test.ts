import { describe, expect, it } from 'vitest'

import { CONSENT_DEFAULTS, consentSignals } from './signals'

describe('what the tag manager hears', () => {
  it('is, before it loads: denied but for security and functionality', () => {
    expect(CONSENT_DEFAULTS).toEqual({
      ad_storage: 'denied',
      analytics_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
      functionality_storage: 'granted',
    })
  })

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('follows marketing %s and analytics %s', (marketing, analytics) => {
    const of = (allowed: boolean) => (allowed ? 'granted' : 'denied')
    expect(consentSignals({ marketing, analytics })).toEqual({
      ad_storage: of(marketing),
      ad_user_data: of(marketing),
      ad_personalization: of(marketing),
      personalization_storage: of(marketing),
      analytics_storage: of(analytics),
    })
  })
})
