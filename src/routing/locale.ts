import { isLocale, type Locale } from '@/src/lib/constants'
import type { RoutingRequest, Site } from './types'

export type LocalizedPath = { locale: Locale; segments: string[]; served: boolean; tidy: boolean }

/**
 * Reads the locale from the path: its prefix, else the site's default (Behaviour: locale-prefix).
 * `tidy` is false when the path has the prefix of the default locale; `segments` are without it.
 */
export function splitLocale(
  site: Pick<Site, 'defaultLocale' | 'locales'>,
  segments: readonly string[],
): LocalizedPath {
  const bare = segments.findIndex((segment) => segment !== site.defaultLocale)
  const rest = bare === -1 ? [] : segments.slice(bare)
  const tidy = rest.length === segments.length
  const [first] = rest
  return isLocale(first)
    ? { locale: first, segments: rest.slice(1), served: site.locales.includes(first), tidy }
    : { locale: site.defaultLocale, segments: rest, served: true, tidy }
}

/** The languages of an Accept-Language header by preference: `nl-NL,en;q=0.8` → `['nl', 'en']`. */
export function acceptedLanguages(header: string): string[] {
  const ranges = header.split(',').map((part) => {
    const [range = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    return { language: range.split('-')[0] ?? '', quality }
  })
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}

/** The most preferred language among `locales`, where `*` matches the first of them; else null. */
export function negotiateLocale(header: string | null, locales: readonly Locale[]): Locale | null {
  for (const language of acceptedLanguages(header ?? '')) {
    const locale = language === '*' ? locales[0] : locales.find((candidate) => candidate === language)
    if (locale) return locale
  }
  return null
}

/**
 * The preferred locale of a visitor of `/` (Behaviour: locale-detection): the stored one, else, where the site opts in,
 * the browser's. Null when that is the default, or when the visitor came from the site itself and so chose `/`.
 */
export function detectLocale(site: Site, request: RoutingRequest): Locale | null {
  if (request.sameOrigin) return null
  const stored = site.locales.find((locale) => locale === request.localeCookie)
  const preferred =
    stored ?? (site.detectLanguage ? negotiateLocale(request.acceptLanguage, site.locales) : null)
  return preferred === site.defaultLocale ? null : preferred
}
