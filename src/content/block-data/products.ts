import { referenceId } from '@/src/access/memberships'
import type { Media, Product } from '@/payload-types'
import { payloadInstance } from '@/src/payload'
import { cacheTags } from '../cache-tags'
import { shownMediaIds } from '../links'
import { hrefsIn, readPageAddresses } from '../page-urls'
import { populatedMedia } from '../site'
import type { Reader } from './types'

/** A product as the site shows it; `price` null means on request. */
export type ProductData = Pick<Product, 'model' | 'name' | 'summary' | 'currency' | 'vatRate'> & {
  id: string
  price: number | null
  vatIncluded: boolean
  image: Media | null
  href: string | null
}

export const readProducts: Reader<'products', ProductData[]> = async (
  site,
  locale,
  { selection, chosen },
) => {
  const payload = await payloadInstance()
  const tenantId = referenceId(site.tenant)
  const ids = (chosen ?? []).map(referenceId)
  const { docs } = await payload.find({
    collection: 'products',
    where: {
      tenant: { equals: tenantId },
      status: { equals: 'forSale' },
      ...(selection === 'chosen' && { id: { in: ids } }),
    },
    sort: 'model',
    locale,
    depth: 1,
    populate: { pages: { title: true } },
    pagination: false,
    // Public: only products that are for sale are asked for.
    overrideAccess: true,
  })
  const pages = docs.flatMap(({ page }) => (page ? [referenceId(page)] : []))
  const hrefs = hrefsIn(await readPageAddresses(site, pages), locale)
  const products = docs
    .filter(({ name }) => name)
    .map((product) => ({
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
    }))
  const ordered =
    selection === 'chosen'
      ? ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
      : products
  return {
    data: ordered,
    tags: [
      cacheTags.products(tenantId),
      ...pages.map(cacheTags.pageUrl),
      ...shownMediaIds(ordered).map(cacheTags.media),
    ],
  }
}
