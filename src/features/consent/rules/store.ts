import { type ConsentChoices, type ConsentRecord, consentCookie, readConsent } from './record'

declare global {
  interface WindowEventMap {
    /** The visitor has saved a choice; `detail` is what now stands in the cookie. */
    'consent-saved': CustomEvent<ConsentRecord>
  }
}

/** What this browser has on record. */
export const currentConsent = (): ConsentRecord => readConsent(document.cookie)

/**
 * Writes the choices and the time into the cookie, then fires `consent-saved` on window (Behaviour: consent-record).
 */
export function saveConsent(choices: ConsentChoices, version: number): ConsentRecord {
  const record = { ...choices, confirmedAt: new Date().toISOString(), version }
  document.cookie = consentCookie(record, location.protocol === 'https:')
  window.dispatchEvent(new CustomEvent('consent-saved', { detail: record }))
  return record
}
