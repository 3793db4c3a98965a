import { referenceId } from '@/src/access/memberships'
import type { Media, Product } from '@/payload-types'
import { cacheTags } from '@/src/cache/tags'
import { mediaIds } from '../links'
import { hrefsById, readDocumentUrls } from '../document-urls'
import { findProducts } from '../products'
import { populatedMedia } from '../site'
import type { Reader } from './types'

/** A product as a site shows it; `price` is null for "on request". */
export type ProductData = Pick<Product, 'model' | 'name' | 'summary' | 'currency' | 'vatRate'> & {
  id: string
  price: number | null
  vatIncluded: boolean
  image: Media | null
  href: string | null
}

const toData = (product: Product, hrefs: ReadonlyMap<string, string>): ProductData => ({
  id: product.id,
  model: product.model,
  name: product.name,
  summary: product.summary,
  currency: product.currency,
  vatRate: product.vatRate,
  vatIncluded: product.vatIncluded ?? false,
  price: product.price ?? null,
  image: populatedMedia(product.images?.[0]),
  href: (product.page && hrefs.get(referenceId(product.page))) ?? null,
})

/** The chosen products in the editor's order, or all that are for sale, by model. */
export const loadProducts: Reader<'products', ProductData[]> = async (
  site,
  locale,
  { selection, chosen },
) => {
  const tenantId = referenceId(site.tenant)
  const ids = selection === 'chosen' ? (chosen ?? []).map(referenceId) : null
  const { docs: stored } = await findProducts(site, locale, {
    ...(ids && { where: { id: { in: ids } } }),
    pagination: false,
  })
  const ordered = ids ? ids.flatMap((id) => stored.find((product) => product.id === id) ?? []) : stored
  const pages = ordered.flatMap(({ page }) => (page ? [referenceId(page)] : []))
  const hrefs = hrefsById(await readDocumentUrls(site, { page: pages }), locale)
  return {
    data: ordered.map((product) => toData(product, hrefs)),
    tags: [
      cacheTags.products(tenantId),
      ...pages.map(cacheTags.pageUrl),
      ...mediaIds(ordered).map(cacheTags.media),
    ],
  }
}
