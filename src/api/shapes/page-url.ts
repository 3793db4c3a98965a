import { z } from '@hono/zod-openapi'

import type { Page, PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { WantedUrl } from '@/src/content/replace-page-urls'
import type { Caller } from '../core/environment'
import { as } from '../core/resource/find'
import { localeCode, uuid } from '../core/schemas'

const MAX_URLS = 200

/** Where a page is to be found: `path` without a language prefix, within a language of a domain. */
export const pageUrl = z
  .strictObject({ domain: uuid, locale: localeCode, path: z.string().max(1000), canonical: z.boolean() })
  .openapi('PageUrl')

const wantedUrl = z.strictObject({
  ...pageUrl.shape,
  canonical: z
    .boolean()
    .optional()
    .openapi({ description: 'Default: the first of a domain and language is.' }),
})

/** All URLs that a page is to have. */
export const wantedUrls = z.array(wantedUrl).max(MAX_URLS)

/** The first URL of a domain and language is the canonical one, unless the caller says otherwise. */
export const toWanted = (urls: z.output<typeof wantedUrls>): WantedUrl[] =>
  urls.map(({ domain, locale, path, canonical }, index) => {
    const first = urls.findIndex((other) => other.domain === domain && other.locale === locale)
    return { domain, locale, path, canonical: canonical ?? first === index }
  })

const toUrl = ({ domain, locale, path, canonical }: PageUrl): z.output<typeof pageUrl> => ({
  domain: referenceId(domain),
  locale,
  path,
  canonical: canonical ?? false,
})

/** The URLs of pages: one statement, however many there are. */
export async function urlsOf(
  caller: Caller,
  pages: readonly Pick<Page, 'id'>[],
): Promise<(id: string) => z.output<typeof pageUrl>[]> {
  const { docs } = await caller.req.payload.find({
    collection: 'page-urls',
    where: { page: { in: pages.map(({ id }) => id) } },
    sort: ['domain', 'locale', '-canonical', 'path'],
    pagination: false,
    ...as(caller),
  })
  const urls = Map.groupBy(docs, ({ page }) => (page ? referenceId(page) : ''))
  return (id) => (urls.get(id) ?? []).map(toUrl)
}
