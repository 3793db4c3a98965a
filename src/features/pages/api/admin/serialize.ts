import type { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import type { Caller } from '@/src/api/core/environment'
import { publicationsOf } from '@/src/api/core/resource/publication'
import { toBlocks } from '@/src/api/shapes/block'
import { urlsOf } from '@/src/api/shapes/page-url'
import { readIncompleteBlocks } from '@/src/features/pages/server/read-incomplete-blocks'
import { toSeo } from '@/src/api/shapes/seo'
import type { page as pageSchema, pageSummary } from './schemas'

type Summary = z.output<typeof pageSummary>

/** Pages in the shape of a list. */
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

/** Whole pages, in one locale. */
export async function toPages(
  caller: Caller,
  docs: readonly Page[],
  locale: Locale,
): Promise<z.output<typeof pageSchema>[]> {
  const summaries = await toPageSummaries(caller, docs)
  const urlOf = await urlsOf(caller, 'page', docs)
  const incompleteIn = await readIncompleteBlocks(caller.req, 'pages', docs)
  return docs.flatMap((page, index) => {
    const summary = summaries[index]
    if (!summary) return []
    return {
      ...summary,
      locale,
      blocks: toBlocks(page.blocks),
      incompleteBlocks: incompleteIn(page.id),
      seo: toSeo(page.seo),
      showTopBar: page.showTopBar ?? true,
      showFooter: page.showFooter ?? true,
      routeKey: page.routeKey ?? null,
      template: page.template ? referenceId(page.template) : null,
      urls: urlOf(page.id),
    }
  })
}
