import { referenceId } from '@/src/access/memberships'
import type { PageUrl } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import type { ResolvedPageUrl } from '../page-urls'
import type { SiteContent } from '../site'
import { readUrlRows, toHref } from './load-blog'

type Kind = 'post' | 'author' | 'category'

const toResolvedUrls = (site: SiteContent, kind: Kind, rows: PageUrl[]): ResolvedPageUrl[] =>
  rows.flatMap((row) => {
    const target = row[kind]
    const href = toHref(site, row.locale, row.path)
    return target ? [{ pageId: referenceId(target), locale: row.locale, href, canonical: true }] : []
  })

/** The URLs of an author or a category on a site, in every locale. */
export const loadUrls = async (
  site: SiteContent,
  kind: Exclude<Kind, 'post'>,
  id: string,
): Promise<ResolvedPageUrl[]> => toResolvedUrls(site, kind, await readUrlRows(site, kind, [id]))

async function isPublished(id: string, locale: Locale): Promise<boolean> {
  const payload = await payloadInstance()
  const { totalDocs } = await payload.count({
    collection: 'posts',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    locale,
    // Public: only whether a post is published.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** The URLs of a post on a site, in the locales in which it is published. */
export async function loadPostUrls(site: SiteContent, id: string): Promise<ResolvedPageUrl[]> {
  const [rows, published] = await Promise.all([
    readUrlRows(site, 'post', [id]),
    Promise.all(site.locales.map(async (locale) => ((await isPublished(id, locale)) ? [locale] : []))),
  ])
  const publishedLocales = published.flat()
  return toResolvedUrls(
    site,
    'post',
    rows.filter(({ locale }) => publishedLocales.includes(locale)),
  )
}
