import type { Locale } from '@/src/lib/constants'
import { joinPath, splitPath } from './path'

/** The first segment of the internal routes that draw pages; nobody may ask for them directly. */
export const INTERNAL_SEGMENT = 'sites'
/** The internal page that shows "not found"; one entry per (host, locale) in the page cache. */
export const NOT_FOUND_SEGMENT = '~404'

/** `@ : $ & , ; = +` are legal in a path segment, and addresses read better with them. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(/%(?:40|3A|24|26|2C|3B|3D|2B)/g, decodeURIComponent)

/** A decoded path as it stands in a link: `/café` → `/caf%C3%A9`. */
export const encodePath = (path: string): string => joinPath(splitPath(path).map(encodeSegment))

/**
 * Prefix except default (§2.1): the public path of a page.
 * `('en', 'nl', '/about')` → `/en/about`; `('en', 'nl', '/')` → `/en`; `('nl', 'nl', '/over-ons')` → `/over-ons`.
 */
export function localizedPath(locale: Locale, defaultLocale: Locale, path: string): string {
  const segments = splitPath(path)
  return joinPath(locale === defaultLocale ? segments : [locale, ...segments])
}

/** The internal path that draws a page: `/sites/{host}/{locale}/{segment…}`, segments in `encodeURIComponent` form. */
export const internalPath = (hostname: string, locale: Locale, path: string): string =>
  joinPath([INTERNAL_SEGMENT, hostname, locale, ...splitPath(path).map(encodeURIComponent)])

/** The internal path that draws "not found" in the site's theme and language. */
export const internalNotFoundPath = (hostname: string, locale: Locale): string =>
  joinPath([INTERNAL_SEGMENT, hostname, locale, NOT_FOUND_SEGMENT])
