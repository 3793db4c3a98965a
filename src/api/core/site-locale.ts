import { loadSite, type SiteContent } from '@/src/rendering/site'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { Site } from '@/src/routing/types'
import { ApiError } from './problems'

/** The language to answer in: the asked one, else the site's default. @throws {ApiError} 404 if the site does not serve it */
export function resolveLocale(site: Site, asked: Locale | undefined): Locale {
  const locale = asked ?? site.defaultLocale
  if (locale !== site.defaultLocale && !site.locales.includes(locale))
    throw new ApiError('notFound', `This site is not served in ${LANGUAGES[locale].name}.`)
  return locale
}

/** The content of a site that routing knows; 404 if it was removed between the two reads. */
export async function siteContent(site: Site, locale: Locale): Promise<SiteContent> {
  const content = await loadSite(site.hostname, locale)
  if (content) return content
  throw new ApiError('unknownDomain', 'No site answers on this domain.')
}
