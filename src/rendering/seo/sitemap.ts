import { LANGUAGES } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import type { SiteContent } from '../site'
import {
  countSitemapEntries,
  DOCUMENTS_PER_PART,
  readSitemapEntries,
  type SitemapEntry,
} from './sitemap-entries'
import { sitemapIndexXml, type SitemapUrl, sitemapXml } from './sitemap-xml'

/** A URL element per locale, each with all alternates; the default locale is the x-default. */
function toUrls({ domain, defaultLocale }: SiteContent, { updatedAt, urls }: SitemapEntry): SitemapUrl[] {
  const origin = siteOrigin(domain.hostname)
  const localized = urls.map(({ locale, path }) => ({
    locale,
    hreflang: LANGUAGES[locale].tag,
    href: `${origin}${encodePath(localizedPath(locale, defaultLocale, path))}`,
  }))
  const fallback = localized.find(({ locale }) => locale === defaultLocale)
  const alternates = [
    ...localized.map(({ hreflang, href }) => ({ hreflang, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ]
  const lastmod = new Date(updatedAt).toISOString()
  return localized.map(({ href }) => ({ loc: href, lastmod, alternates }))
}

/**
 * The sitemap of a site: all published documents that may be indexed, in all locales. Long ones are split.
 * @param part `index` for `/sitemap.xml` (the whole, or the index of its parts), else the number of a part, from 1
 * @returns null for a part that does not exist
 */
export async function siteSitemap(site: SiteContent, part: string): Promise<string | null> {
  const hidden = site.domain.head?.robots === 'noindex'
  const parts = hidden ? 0 : Math.ceil((await countSitemapEntries(site)) / DOCUMENTS_PER_PART)
  if (part === 'index' && parts > 1) {
    const origin = siteOrigin(site.domain.hostname)
    return sitemapIndexXml(Array.from({ length: parts }, (_, index) => `${origin}/sitemap/${index + 1}.xml`))
  }
  if (part !== 'index' && Number(part) > parts) return null
  const entries = parts === 0 ? [] : await readSitemapEntries(site, part === 'index' ? 1 : Number(part))
  return sitemapXml(entries.flatMap((entry) => toUrls(site, entry)))
}
