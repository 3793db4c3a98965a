import type { PaginatedDocs, Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { Product } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { linkedPageIds, mediaIds, withResolvedLinks } from './links'
import { hrefsById, readDocumentUrls } from './document-urls'
import type { SiteContent } from './site'

type ProductQuery = {
  where?: Where
  sort?: string[]
  page?: number
  limit?: number
  pagination?: boolean
  /** Lists show no blocks. */
  withBlocks?: boolean
}

/** The products of a site's tenant that are for sale and have a name in the locale. */
export async function findProducts(
  site: SiteContent,
  locale: Locale,
  { where, sort = ['model'], withBlocks = false, ...page }: ProductQuery,
): Promise<PaginatedDocs<Product>> {
  const payload = await payloadInstance()
  const own: Where = {
    tenant: { equals: referenceId(site.tenant) },
    status: { equals: 'forSale' },
    and: [{ name: { exists: true } }, { name: { not_equals: '' } }],
  }
  return payload.find({
    collection: 'products',
    where: where ? { and: [own, where] } : own,
    sort,
    locale,
    depth: 1,
    // `_status`: the title of a draft is not public.
    populate: { pages: { title: true, _status: true } },
    ...(!withBlocks && { select: { blocks: false } }),
    ...page,
    // Public: only products that are for sale are read.
    overrideAccess: true,
  })
}

/** A product with links resolved for the site; `href` is null if it has no page there. */
export type PublishedProduct = { product: Product; href: string | null }

/** Resolves the links of products on this site, and collects their cache tags. */
export async function publishProducts(site: SiteContent, locale: Locale, stored: readonly Product[]) {
  const own = stored.flatMap(({ page }) => (page ? [referenceId(page)] : []))
  const linked = linkedPageIds(stored.map(({ description, blocks }) => [description, blocks]))
  const hrefs = hrefsById(await readDocumentUrls(site, { page: [...own, ...linked] }), locale)
  const products = stored.map((product): PublishedProduct => ({
    product: {
      ...product,
      description: withResolvedLinks(product.description, hrefs),
      blocks: withResolvedLinks(product.blocks ?? [], hrefs),
    },
    href: (product.page && hrefs.get(referenceId(product.page))) ?? null,
  }))
  const tags = [
    cacheTags.products(referenceId(site.tenant)),
    ...[...own, ...linked].map(cacheTags.pageUrl),
    ...mediaIds(stored).map(cacheTags.media),
  ]
  return { products, tags }
}

/** A page of the products for sale. The number of queries does not depend on its size. */
export async function readProductList(site: SiteContent, locale: Locale, query: ProductQuery) {
  const found = await findProducts(site, locale, query)
  return { found, ...(await publishProducts(site, locale, found.docs)) }
}
