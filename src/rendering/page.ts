import { cache } from 'react'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { findDocument } from '@/src/routing/store/sql-store'
import type { DocumentKind } from '@/src/routing/types'
import { type DataByBlock, loadBlockData } from './block-data'
import { cacheTags } from '@/src/cache/tags'
import { linkedPageIds, mediaIds, withResolvedLinks } from './links'
import { hrefsByPage, type ResolvedPageUrl, loadPageUrls } from './page-urls'
import { loadSite, type SiteContent } from './site'
import { translatedBlocks } from './translated-blocks'

/** A page as it is rendered: links resolved for the site, its addresses in every published language. */
export type PageContent = {
  page: Page
  data: DataByBlock
  alternates: ResolvedPageUrl[]
  tags: string[]
  /** When it changes by itself, because something on it ends. */
  until: Date | null
}

/** Linked pages are only named; their own content is not wanted here. `_status`: whether others may be told the name. */
export const POPULATE = { pages: { title: true, _status: true } } as const

/** A document that stands at an address. */
export type ResolvedPath = { kind: DocumentKind; id: string }

/** What routing finds at a path of a site (within the language, decoded), `listPage` of its list. */
export async function documentAtPath(
  { domain, tenant }: SiteContent,
  locale: Locale,
  pagePath: string,
  listPage = 1,
): Promise<ResolvedPath | null> {
  const { db } = await payloadInstance()
  const view = { type: 'list', page: listPage } as const
  return findDocument(db.pool, { domainId: domain.id, tenantId: tenant.id, locale, pagePath, view })
}

async function publishedPage(id: string, locale: Locale): Promise<Page | null> {
  const payload = await payloadInstance()
  const page = await payload.findByID({
    collection: 'pages',
    id,
    locale,
    draft: false,
    depth: 1,
    populate: POPULATE,
    disableErrors: true,
    // Public once it is published in this language, which is checked below.
    overrideAccess: true,
  })
  return page?._status === 'published' ? page : null
}

/** Resolves what a page links to on this site and lists what its rendering depends on. */
export async function buildPage(
  site: SiteContent,
  locale: Locale,
  stored: Page,
  listPage = 1,
): Promise<PageContent> {
  const { config } = await payloadInstance()
  const page = { ...stored, blocks: translatedBlocks(stored.blocks ?? [], config.blocks ?? []) }
  const linked = linkedPageIds(page)
  const [addresses, { data, tags, until = null }] = await Promise.all([
    loadPageUrls(site, [...new Set([page.id, ...linked])]),
    loadBlockData(site, locale, page.blocks, listPage),
  ])
  return {
    page: withResolvedLinks(page, hrefsByPage(addresses, locale)),
    data,
    alternates: addresses.filter(({ pageId }) => pageId === page.id),
    until,
    tags: [
      cacheTags.page(page.id),
      ...[page.id, ...linked].map(cacheTags.pageUrl),
      ...mediaIds(page).map(cacheTags.media),
      ...tags,
    ],
  }
}

/**
 * The published page at a path of a site, or null.
 * @param path within the language, decoded: `/`, `/over-ons`
 */
export const loadPage = cache(
  async (hostname: string, locale: Locale, path: string): Promise<PageContent | null> => {
    const site = await loadSite(hostname, locale)
    const place = site && (await documentAtPath(site, locale, path))
    return site && place?.kind === 'page' ? readPageById(site, locale, place.id) : null
  },
)

/** A page as a site shows it, or null when this language of it is not published. */
export async function readPageById(
  site: SiteContent,
  locale: Locale,
  id: string,
  listPage = 1,
): Promise<PageContent | null> {
  const page = await publishedPage(id, locale)
  return page && buildPage(site, locale, page, listPage)
}
