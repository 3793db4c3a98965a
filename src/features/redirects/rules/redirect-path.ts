import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE, isLocale } from '@/src/lib/constants'
import { PUBLIC_ENTRIES, SYSTEM_SEGMENTS } from '@/src/features/urls/rules/reserved-segments'
import { isSafeHref } from '@/src/lib/safe-href'

/** As long as a page's path may be; also what an index can hold. */
const MAX_FROM_CHARACTERS = 512
/** What the index on targets can hold. */
const MAX_TARGET_BYTES = 2000
const FORBIDDEN = /[\u0000-\u0020\u007f\\?#]|\/\//

/** NFC, percent-decoded, a leading slash, no trailing one: the form in which requests are compared. */
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
 * Whether the installation answers an old path itself, so that no redirect from there could apply (Behaviour:
 * redirect-source). The admin's CMS is answered by routing for those it is closed to.
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
    nl: 'Dit adres beantwoordt het systeem zelf: een doorverwijzing geldt er nooit. Kies een ander pad.',
    en: 'The system answers this address itself: a redirect never applies there. Choose another path.',
  },
  wholeSite: {
    nl: 'Dit verwijst de hele site door. Gebruik daarvoor “Doorsturen naar” van het domein.',
    en: 'This redirects the whole site. Use “Redirect to” of the domain for that.',
  },
} as const satisfies Record<string, LocaleTexts>

/** Why no redirect may start at a normalised path, to be told to people; null when one may. */
export function oldPathProblem(path: string, match: unknown): LocaleTexts | null {
  if (isSystemPath(path)) return OLD_PATH_PROBLEMS.system
  return path === '/' && match === 'prefix' ? OLD_PATH_PROBLEMS.wholeSite : null
}

/** A path of the same site or an http(s) address, with its `#part` (Behaviour: redirect-target). */
export const isRedirectTarget = (value: unknown): value is string =>
  isSafeHref(value) && new TextEncoder().encode(value).length <= MAX_TARGET_BYTES
