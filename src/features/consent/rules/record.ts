import { CONSENT_COOKIE } from '@/src/lib/constants'

/** The optional categories that a visitor allows. */
export type ConsentChoices = { marketing: boolean; analytics: boolean }

/** With the version of the texts that were confirmed (Behaviour: consent-record). */
export type ConsentRecord = ConsentChoices & {
  /** ISO 8601; null: not confirmed yet. */
  confirmedAt: string | null
  version: number
}

const NOTHING_CONFIRMED: ConsentRecord = { marketing: false, analytics: false, confirmedAt: null, version: 0 }

const isRecord = (value: unknown): value is ConsentRecord =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'marketing') === 'boolean' &&
  typeof Reflect.get(value, 'analytics') === 'boolean' &&
  typeof Reflect.get(value, 'version') === 'number' &&
  !Number.isNaN(Date.parse(String(Reflect.get(value, 'confirmedAt'))))

function parseRecord(text: string): ConsentRecord {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return isRecord(value) ? value : NOTHING_CONFIRMED
  } catch {
    return NOTHING_CONFIRMED
  }
}

/** Parses the record in a `Cookie` header or `document.cookie`; an invalid one counts as not confirmed. */
export function readConsent(cookies: string): ConsentRecord {
  const prefix = `${CONSENT_COOKIE.name}=`
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(prefix))
  return pair ? parseRecord(pair.slice(prefix.length)) : NOTHING_CONFIRMED
}

/** Serialises the record as a cookie that lasts a year. */
export function consentCookie(record: ConsentRecord, secure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(record))
  const age = `Max-Age=${CONSENT_COOKIE.maxAgeSeconds}`
  return `${CONSENT_COOKIE.name}=${value}; Path=/; ${age}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Whether the visitor has confirmed these texts, or later ones. */
export const isConfirmed = ({ confirmedAt, version }: ConsentRecord, requiredVersion: number): boolean =>
  confirmedAt !== null && version >= requiredVersion
