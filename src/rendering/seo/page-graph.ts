import type { Graph, Thing, WebPage } from 'schema-dts'

import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import type { PageContent } from '../page'
import type { SiteContent } from '../site'
import { blockEntities } from './block-entities'
import { readBreadcrumb } from './breadcrumb'
import { breadcrumbs } from './json-ld'
import { omitEmpty, websiteId } from './site-graph'

/** The structured data of a page, with the tags that it depends on; null for a page without a URL. */
export async function readPageGraph(
  site: SiteContent,
  { page, data, alternates }: PageContent,
  locale: Locale,
): Promise<{ graph: Graph; tags: string[] } | null> {
  const own = alternates.filter((address) => address.locale === locale)
  const href = (own.find(({ canonical }) => canonical) ?? own[0])?.href
  if (!href) return null
  const origin = siteOrigin(site.domain.hostname)
  const { crumbs, tags } = await readBreadcrumb(site, locale, { href, title: page.title })
  const webPage: WebPage = omitEmpty({
    '@type': 'WebPage' as const,
    '@id': `${origin}${href}#page`,
    url: `${origin}${href}`,
    name: page.seo?.title || page.title,
    description: page.seo?.description ?? undefined,
    inLanguage: LANGUAGES[locale].tag,
    dateModified: page.updatedAt,
    isPartOf: { '@id': websiteId(origin) },
  })
  const things: Thing[] = [
    webPage,
    // The home page alone needs no breadcrumb.
    ...(crumbs.length > 1 ? [breadcrumbs(site, crumbs)] : []),
    ...blockEntities(page.blocks ?? [], data, origin),
  ]
  return { graph: { '@context': 'https://schema.org', '@graph': things }, tags }
}
