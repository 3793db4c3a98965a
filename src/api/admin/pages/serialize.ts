import type { z } from '@hono/zod-openapi'

import type { Page, PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import type { Caller } from '../../core/environment'
import { as } from '../../core/resource/find'
import { publicationsOf } from '../../core/resource/publication'
import { toBlocks } from '../../shapes/block'
import { toSeo } from '../../shapes/seo'
import type { page as pageSchema, pageSummary } from './schemas'

type Summary = z.output<typeof pageSummary>

/** Pages as a list shows them. */
export async function toPageSummaries(caller: Caller, docs: readonly Page[]): Promise<Summary[]> {
  const publicationOf = await publicationsOf(caller, 'pages', docs)
  return docs.map(({ id, title, layout, createdAt, updatedAt }) => ({
    id,
    title: title || null,
    layout,
    publication: publicationOf(id),
    createdAt,
    updatedAt,
  }))
}

/** The URLs of pages, by page. */
async function urlsOf(caller: Caller, docs: readonly Page[]): Promise<Map<string, PageUrl[]>> {
  const { docs: urls } = await caller.req.payload.find({
    collection: 'page-urls',
    where: { page: { in: docs.map(({ id }) => id) } },
    sort: ['domain', 'locale', '-canonical', 'path'],
    pagination: false,
    ...as(caller),
  })
  return Map.groupBy(urls, ({ page }) => (page ? referenceId(page) : ''))
}

const toUrl = ({ domain, locale, path, canonical }: PageUrl) => ({
  domain: referenceId(domain),
  locale,
  path,
  canonical: canonical ?? false,
})

/** Pages whole, in one language. */
export async function toPages(
  caller: Caller,
  docs: readonly Page[],
  locale: Locale,
): Promise<z.output<typeof pageSchema>[]> {
  const summaries = await toPageSummaries(caller, docs)
  const urls = await urlsOf(caller, docs)
  return docs.flatMap((page, index) => {
    const summary = summaries[index]
    if (!summary) return []
    return {
      ...summary,
      locale,
      blocks: toBlocks(page.blocks),
      seo: toSeo(page.seo),
      showTopBar: page.showTopBar ?? true,
      showFooter: page.showFooter ?? true,
      routeKey: page.routeKey ?? null,
      template: page.template ? referenceId(page.template) : null,
      urls: (urls.get(page.id) ?? []).map(toUrl),
    }
  })
}
