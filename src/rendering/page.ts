import { cache } from 'react'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { shownBlocks } from '@/src/features/pages/rules/block-languages'
import { payloadInstance } from '@/src/platform/payload'
import { findDocument } from '@/src/routing/store/sql-store'
import type { DocumentKind } from '@/src/routing/types'
import { type DataByBlock, loadBlockData } from './block-data'
import { cacheTags } from '@/src/cache/tags'
import { linkedPageIds, mediaIds, withResolvedLinks } from './links'
import { hrefsById, type DocumentUrl, readDocumentUrls } from './document-urls'
import { loadSite, type SiteContent } from './site'

/** A page as it is rendered, with links resolved for the site and its URLs in each published locale. */
export type PageContent = {
  page: Page
  data: DataByBlock
  alternates: DocumentUrl[]
  tags: string[]
  /** When it expires without a change, such as at the end of a vacancy. */
  until: Date | null
}

/** Of linked pages only the title is needed, and `_status`, as the title of a draft is not public. */
const POPULATE = { pages: { title: true, _status: true } } as const

export type ResolvedPath = { kind: DocumentKind; id: string }

/** The document that routing finds at a page path (decoded); `listPage` as for `PathView`. */
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
    joins: false,
    // It would be read as a document.
    select: { tenant: false },
    disableErrors: true,
    // Public once it is published in this locale, which is checked below.
    overrideAccess: true,
  })
  return page?._status === 'published' ? page : null
}

/** Resolves the links of a page on this site, loads the data of its blocks, and collects the cache tags. */
export async function buildPage(
  site: SiteContent,
  locale: Locale,
  stored: Page,
  listPage = 1,
): Promise<PageContent> {
  const { config } = await payloadInstance()
  const page = { ...stored, blocks: shownBlocks(stored.blocks ?? [], config.blocks ?? [], locale) }
  const linked = linkedPageIds(page)
  const [urls, { data, tags, until = null }] = await Promise.all([
    readDocumentUrls(site, { page: [page.id, ...linked] }),
    loadBlockData(site, locale, page.blocks, listPage),
  ])
  return {
    page: withResolvedLinks(page, hrefsById(urls, locale)),
    data,
    alternates: urls.filter(({ documentId }) => documentId === page.id),
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
 * @param path a decoded page path: `/`, `/over-ons`
 * @returns the published page, or null
 */
export const loadPage = cache(
  async (hostname: string, locale: Locale, path: string): Promise<PageContent | null> => {
    const site = await loadSite(hostname, locale)
    const resolved = site && (await documentAtPath(site, locale, path))
    return site && resolved?.kind === 'page' ? readPageById(site, locale, resolved.id) : null
  },
)

/** Null if the page is not published in the locale. */
export async function readPageById(
  site: SiteContent,
  locale: Locale,
  id: string,
  listPage = 1,
): Promise<PageContent | null> {
  const page = await publishedPage(id, locale)
  return page && buildPage(site, locale, page, listPage)
}
