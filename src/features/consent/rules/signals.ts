import type { ConsentChoices } from './record'

type Signal = 'granted' | 'denied'

/** Set before the tag manager loads (Behaviour: consent-signals). */
export const CONSENT_DEFAULTS = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
  functionality_storage: 'granted',
} as const satisfies Record<string, Signal>

type ConsentSignal = keyof typeof CONSENT_DEFAULTS
type ChosenSignals = Record<Exclude<ConsentSignal, 'security_storage' | 'functionality_storage'>, Signal>

/** Signals after a choice, without those that are always granted (Behaviour: consent-signals-update). */
export function consentSignals({ marketing, analytics }: ConsentChoices): ChosenSignals {
  const ads: Signal = marketing ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    personalization_storage: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  }
}
