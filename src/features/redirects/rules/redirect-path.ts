import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE, isLocale } from '@/src/lib/constants'
import { PUBLIC_ENTRIES, SYSTEM_SEGMENTS } from '@/src/features/urls/rules/reserved-segments'
import { isSafeHref } from '@/src/lib/safe-href'

/** The maximum length of page paths, which fits in an index entry. */
const MAX_FROM_CHARACTERS = 512
/** Fits in an entry of the index on targets. */
const MAX_TARGET_BYTES = 2000
const FORBIDDEN = /[\u0000-\u0020\u007f\\?#]|\/\//

/** NFC, percent-decoded, a leading slash, no trailing slash: the form that request paths are matched in. */
export function normalizeRedirectPath(value: string): string {
  let decoded = value.trim()
  try {
    decoded = decodeURI(decoded)
  } catch {
    return value
  }
  return `/${decoded.normalize('NFC').replace(/^\/|\/+$/g, '')}`
}

/** Whether a normalised path can be the old path of a redirect. */
export const isRedirectPath = (value: string): boolean =>
  value.length <= MAX_FROM_CHARACTERS && value.startsWith('/') && !FORBIDDEN.test(value)

/**
 * Whether the installation serves an old path itself, so that a redirect from it would never apply (Behaviour:
 * redirect-source). Paths of the CMS go through routing for visitors without access to it.
 */
function isSystemPath(path: string): boolean {
  const segments = path.split('/').slice(1)
  const [first = '', second] = isLocale(segments[0]) ? segments.slice(1) : segments
  if (first === 'admin') return second !== 'cms' || segments[0] === ADMIN_LOCALE
  if (isLocale(segments[0])) return false
  return SYSTEM_SEGMENTS.includes(first) || PUBLIC_ENTRIES.includes(first)
}

const OLD_PATH_PROBLEMS = {
  system: {
    nl: 'Dit adres is van het systeem zelf: een doorverwijzing werkt er nooit. Kies een ander adres.',
    en: 'This address is reserved by the system: a redirect would never apply. Choose another address.',
  },
  wholeSite: {
    nl: 'Dit verwijst de hele site door. Gebruik daarvoor “Doorsturen naar” van het domein.',
    en: 'This redirects the whole site. Use “Redirect to” of the domain for that.',
  },
} as const satisfies Record<string, LocaleTexts>

/** The error message for a normalised path that no redirect may have; null when it may. */
export function oldPathProblem(path: string, match: unknown): LocaleTexts | null {
  if (isSystemPath(path)) return OLD_PATH_PROBLEMS.system
  return path === '/' && match === 'prefix' ? OLD_PATH_PROBLEMS.wholeSite : null
}

/** A path of the same site or an http(s) URL, with its fragment (Behaviour: redirect-target). */
export const isRedirectTarget = (value: unknown): value is string =>
  isSafeHref(value) && new TextEncoder().encode(value).length <= MAX_TARGET_BYTES
