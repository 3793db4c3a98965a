import type { Locale } from '@/src/lib/constants'
import { shownBlocks } from '@/src/features/pages/rules/block-languages'
import { payloadInstance } from '@/src/platform/payload'
import { type DataByBlock, loadBlockData } from './block-data'
import { findProducts, publishProducts, type PublishedProduct } from './products'
import type { SiteContent } from './site'

/** A product with the blocks that are shown in the locale, and the data that they show besides their fields. */
export type WholeProduct = PublishedProduct & {
  data: DataByBlock
  tags: string[]
  /** When a block expires without a change. */
  until: Date | null
}

/** The product for sale with this model; null where the site has none. */
export async function readProduct(
  site: SiteContent,
  locale: Locale,
  model: string,
): Promise<WholeProduct | null> {
  const { docs } = await findProducts(site, locale, {
    where: { model: { equals: model } },
    limit: 1,
    withBlocks: true,
  })
  const [stored] = docs
  if (!stored) return null
  const { config } = await payloadInstance()
  const blocks = shownBlocks(stored.blocks ?? [], config.blocks ?? [], locale)
  const [published, shown] = await Promise.all([
    publishProducts(site, locale, [{ ...stored, blocks }]),
    loadBlockData(site, locale, blocks, 1),
  ])
  const [product] = published.products
  return product
    ? {
        ...product,
        data: shown.data,
        tags: [...published.tags, ...shown.tags],
        until: shown.until ?? null,
      }
    : null
}
