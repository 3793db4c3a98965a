import { type ConsentChoices, type ConsentRecord, consentCookie, readConsent } from './record'

declare global {
  interface WindowEventMap {
    /** The visitor has saved a choice; `detail` is what now stands in the cookie. */
    'consent-saved': CustomEvent<ConsentRecord>
  }
}

/** What this browser has on record. */
export const currentConsent = (): ConsentRecord => readConsent(document.cookie)

/** §4: writes the choices and the time into the cookie, and tells whoever waits for them (`consent-saved` on window). */
export function saveConsent(choices: ConsentChoices, version: number): ConsentRecord {
  const record = { ...choices, confirmedAt: new Date().toISOString(), version }
  document.cookie = consentCookie(record, location.protocol === 'https:')
  window.dispatchEvent(new CustomEvent('consent-saved', { detail: record }))
  return record
}
