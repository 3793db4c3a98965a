import { type ConsentChoices, type ConsentRecord, consentCookie, readConsent } from './record'

declare global {
  interface WindowEventMap {
    /** The visitor has saved a choice; `detail` is the new content of the cookie. */
    'consent-saved': CustomEvent<ConsentRecord>
  }
}

/** The consent record of this browser. */
export const currentConsent = (): ConsentRecord => readConsent(document.cookie)

/**
 * Stores the choices and the time in the cookie, then dispatches `consent-saved` on window (Behaviour: consent-record).
 */
export function saveConsent(choices: ConsentChoices, version: number): ConsentRecord {
  const record = { ...choices, confirmedAt: new Date().toISOString(), version }
  document.cookie = consentCookie(record, location.protocol === 'https:')
  window.dispatchEvent(new CustomEvent('consent-saved', { detail: record }))
  return record
}
