import { referenceId } from '@/src/access/memberships'
import type { Author, Category, Page, PageUrl, Post } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { CARD_SEGMENT } from '@/src/features/urls/rules/reserved-segments'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import type { SiteContent } from '../site'

/** In pixels: the size that all social networks show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The path of the image for sharing of the page at `href` (a full path, encoded). */
export const cardHref = (href: string): string => `${href === '/' ? '' : href}/${CARD_SEGMENT}`

export type CardText = { title: string; tags: string[] }

type Target = Page | Post | Author | Category

const isPublished = (document: Target): boolean =>
  !('_status' in document) || document._status === 'published'

function titleOf(document: Target): string {
  const own = 'seo' in document ? document.seo?.title : null
  return own || ('title' in document ? document.title : document.name)
}

const tagsOf = ({ page, post, author, category }: PageUrl): string[] => [
  ...(page ? [cacheTags.page(referenceId(page)), cacheTags.pageUrl(referenceId(page))] : []),
  ...(post ? [cacheTags.post(referenceId(post)), cacheTags.pageUrl(referenceId(post))] : []),
  ...(author ? [cacheTags.author(referenceId(author))] : []),
  ...(category ? [cacheTags.category(referenceId(category))] : []),
]

async function findPageUrl(site: SiteContent, locale: Locale, path: string): Promise<PageUrl | null> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: { domain: { equals: site.domain.id }, locale: { equals: locale }, path: { equals: path } },
    locale,
    depth: 1,
    limit: 1,
    pagination: false,
    // Public once it is published, which is checked below.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

async function homePage({ domain }: SiteContent, locale: Locale): Promise<Page | null> {
  if (!domain.homePage) return null
  const payload = await payloadInstance()
  return payload.findByID({
    collection: 'pages',
    id: referenceId(domain.homePage),
    locale,
    depth: 0,
    disableErrors: true,
    // Public once it is published, which is checked below.
    overrideAccess: true,
  })
}

/** The text of the image for sharing of the published document at a page path (decoded), or null. */
export async function readCardText(
  site: SiteContent,
  locale: Locale,
  path: string,
): Promise<CardText | null> {
  const row = await findPageUrl(site, locale, path)
  const home = !row && path === '/' ? await homePage(site, locale) : null
  const target = row?.page ?? row?.post ?? row?.author ?? row?.category ?? home
  if (!target || typeof target !== 'object' || !isPublished(target)) return null
  const tags = row ? tagsOf(row) : [cacheTags.page(target.id), cacheTags.pageUrl(target.id)]
  return { title: titleOf(target), tags }
}
