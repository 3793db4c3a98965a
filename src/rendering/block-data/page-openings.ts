import { referenceId } from '@/src/access/memberships'
import type { Page } from '@/payload-types'
import { shownBlocks } from '@/src/features/pages/rules/block-languages'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { mediaIds } from '../links'
import { hrefsById, readDocumentUrls } from '../document-urls'
import type { SiteContent } from '../site'
import type { BlockOf, Read } from './types'

/** A page in a list of pages, with its header block. */
export type PageWithOpening<T extends 'caseHeader' | 'vacancyHeader'> = {
  id: string
  href: string
  title: string
  opening: BlockOf<T>
}

async function publishedPages(ids: string[], locale: Locale): Promise<Page[]> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: ids }, _status: { equals: 'published' } },
    locale,
    select: { title: true, blocks: true },
    populate: { pages: { title: true } },
    depth: 1,
    pagination: false,
    // Public: only published pages are read.
    overrideAccess: true,
  })
  return docs as Page[]
}

/** The published pages among `references` that have such a header block and a URL on the site, in the given order. */
export async function loadPageOpenings<T extends 'caseHeader' | 'vacancyHeader'>(
  site: SiteContent,
  locale: Locale,
  references: readonly (string | Page)[],
  type: T,
): Promise<Read<PageWithOpening<T>[]>> {
  const ids = references.map(referenceId)
  if (ids.length === 0) return { data: [], tags: [] }
  const [pages, urls] = await Promise.all([
    publishedPages(ids, locale),
    readDocumentUrls(site, { page: ids }),
  ])
  const hrefs = hrefsById(urls, locale)
  const { config } = await payloadInstance()
  const pagesWithOpening = ids.flatMap((id): PageWithOpening<T>[] => {
    const page = pages.find((candidate) => candidate.id === id)
    const openings = page?.blocks?.filter((block): block is BlockOf<T> => block.blockType === type) ?? []
    const [opening] = shownBlocks(openings, config.blocks ?? [], locale)
    const href = hrefs.get(id)
    return page && opening && href ? [{ id, href, title: page.title, opening }] : []
  })
  return {
    data: pagesWithOpening,
    tags: [
      ...ids.flatMap((id) => [cacheTags.page(id), cacheTags.pageUrl(id)]),
      ...mediaIds(pagesWithOpening).map(cacheTags.media),
    ],
  }
}
