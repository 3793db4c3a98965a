import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { LOCALES, FALLBACK_LOCALE } from '@/src/lib/constants'
import { seededTenants } from '@/src/seed/tenants'
import type { PageSeed, TenantSeed } from '@/src/seed/types'
import { localizedPath } from '@/src/routing/build-path'
import { isRouteKey, ROUTES } from '@/src/routing/route-table'

/** Within this time a published change is on the site. The goal is two seconds; other tests load the machine as well. */
export const PUBLISH_MS = 15_000

/** A seeded page on the first domain of its tenant, with its path in both languages. */
export type SeededPage = {
  host: string
  key: string
  /** Whether the page has the site's header, where the language switch is. */
  hasHeader: boolean
} & LocaleTexts

function pathsOf({ key, paths }: PageSeed): LocaleTexts {
  const localized = paths ?? (isRouteKey(key) ? ROUTES[key] : null)
  if (!localized) throw new Error(`The seeded page ${key} has no path.`)
  return localized
}

function pagesOf({ domains, pages }: TenantSeed): SeededPage[] {
  const [domain] = domains
  if (!domain) return []
  const home = domain.defaultLocale ?? FALLBACK_LOCALE
  return pages.map((page) => ({
    host: domain.hostname,
    key: page.key,
    hasHeader: page.showTopBar ?? true,
    ...perLocale((locale) => localizedPath(locale, home, pathsOf(page)[locale])),
  }))
}

/** Every seeded page, by tenant. */
export const SEEDED_PAGES: readonly SeededPage[] = seededTenants.flatMap(pagesOf)

/** Each seeded page in each language, as one flat list. */
export const SEEDED_ADDRESSES = SEEDED_PAGES.flatMap((page) =>
  LOCALES.map((language) => ({
    host: page.host,
    key: page.key,
    hasHeader: page.hasHeader,
    language,
    path: page[language],
    others: LOCALES.filter((other) => other !== language).map((other) => ({
      language: other,
      path: page[other],
    })),
  })),
)
