import { describe, expect, it } from 'vitest'

import { CONSENT_DEFAULTS, consentSignals } from './signals'

describe('consent signals', () => {
  it('deny everything except security and functionality before a choice', () => {
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
  ])('follow marketing %s and analytics %s', (marketing, analytics) => {
    const signal = (allowed: boolean) => (allowed ? 'granted' : 'denied')
    expect(consentSignals({ marketing, analytics })).toEqual({
      ad_storage: signal(marketing),
      ad_user_data: signal(marketing),
      ad_personalization: signal(marketing),
      personalization_storage: signal(marketing),
      analytics_storage: signal(analytics),
    })
  })
})
