import type { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import type { StoredPage } from './read'
import type { page as pageSchema, pageSummary, Publication } from './schemas'

export const toPageSummary = (page: Page, publication: Publication): z.output<typeof pageSummary> => ({
  id: page.id,
  title: page.title || null,
  layout: page.layout,
  publication,
  createdAt: page.createdAt,
  updatedAt: page.updatedAt,
})

export const toPage = (
  { page, urls, publication }: StoredPage,
  locale: Locale,
): z.output<typeof pageSchema> => ({
  ...toPageSummary(page, publication),
  locale,
  // A block's fields are its type's own; all of them may be seen by who may read the page.
  blocks: (page.blocks ?? []).map((block) => ({ ...block })),
  seo: {
    title: page.seo?.title ?? null,
    description: page.seo?.description ?? null,
    image: page.seo?.image ? referenceId(page.seo.image) : null,
    noindex: page.seo?.noindex ?? false,
  },
  showTopBar: page.showTopBar ?? true,
  showFooter: page.showFooter ?? true,
  routeKey: page.routeKey ?? null,
  urls: urls.map((url) => ({
    domain: referenceId(url.domain),
    locale: url.locale,
    path: url.path,
    canonical: url.canonical ?? false,
  })),
})
