import { loadSite, type SiteContent } from '@/src/rendering/site'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { Site } from '@/src/routing/types'
import { ApiError } from './problems'

/** The requested locale, else the site's default. @throws {ApiError} 404 if the site does not have it */
export function resolveLocale(site: Site, requested: Locale | undefined): Locale {
  const locale = requested ?? site.defaultLocale
  if (locale !== site.defaultLocale && !site.locales.includes(locale))
    throw new ApiError('notFound', `This site is not served in ${LANGUAGES[locale].name}.`)
  return locale
}

/** @throws {ApiError} 404 if the site was deleted since routing resolved it */
export async function siteContent(site: Site, locale: Locale): Promise<SiteContent> {
  const content = await loadSite(site.hostname, locale)
  if (content) return content
  throw new ApiError('unknownDomain', 'No site has this domain.')
}
