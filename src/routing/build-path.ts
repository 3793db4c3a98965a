import type { Locale } from '@/src/lib/constants'
import { joinPath, splitPath } from './parse-path'

/** `@ : $ & , ; = +` are legal in a path segment, and URLs read better with them. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(/%(?:40|3A|24|26|2C|3B|3D|2B)/g, decodeURIComponent)

/** Percent-encodes a decoded path for use in a link: `/café` → `/caf%C3%A9`. */
export const encodePath = (path: string): string => joinPath(splitPath(path).map(encodeSegment))

/**
 * The public path of a page (Behaviour: locale-prefix).
 * `('en', 'nl', '/about')` → `/en/about`; `('en', 'nl', '/')` → `/en`; `('nl', 'nl', '/over-ons')` → `/over-ons`.
 */
export function localizedPath(locale: Locale, defaultLocale: Locale, path: string): string {
  const segments = splitPath(path)
  return joinPath(locale === defaultLocale ? segments : [locale, ...segments])
}
