import { referenceId } from '@/src/access/memberships'
import type { BuildingBlock } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { hrefsById, readDocumentUrls } from '../document-urls'
import type { SiteContent } from '../site'
import type { Read, Reader } from './types'

/** A building block as a site shows it: `dependsOn` holds keys, `price` is in whole euros. */
export type BuildingBlockData = {
  key: string
  name: string
  summary: string
  group: BuildingBlock['group']
  icon: string | null
  href: string | null
  dependsOn: string[]
  weeks: { min: number; max: number }
  price: { min: number; max: number }
}

async function storedBlocks(tenantId: string, locale: Locale): Promise<BuildingBlock[]> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'building-blocks',
    where: { tenant: { equals: tenantId } },
    sort: 'order',
    locale,
    depth: 0,
    pagination: false,
    // Public: the catalogue is on the site.
    overrideAccess: true,
  })
  return docs
}

const toData =
  (keys: ReadonlyMap<string, string>, hrefs: ReadonlyMap<string, string>) =>
  (block: BuildingBlock): BuildingBlockData => ({
    key: block.key,
    name: block.name,
    summary: block.summary,
    group: block.group,
    icon: block.icon ?? null,
    href: (block.page && hrefs.get(referenceId(block.page))) ?? null,
    dependsOn: (block.dependsOn ?? []).flatMap((needed) => keys.get(referenceId(needed)) ?? []),
    weeks: { min: block.weeksMin, max: block.weeksMax },
    price: { min: block.priceMin, max: block.priceMax },
  })

/** A tenant's building blocks that have texts in the locale, in their order. */
async function readBuildingBlocks(
  site: SiteContent,
  locale: Locale,
): Promise<Read<BuildingBlockData[]> & { ids: string[] }> {
  const tenantId = referenceId(site.tenant)
  const stored = (await storedBlocks(tenantId, locale)).filter(({ name, summary }) => name && summary)
  const pages = stored.flatMap(({ page }) => (page ? [referenceId(page)] : []))
  const hrefs = hrefsById(await readDocumentUrls(site, { page: pages }), locale)
  const keys = new Map(stored.map(({ id, key }) => [id, key]))
  return {
    ids: stored.map(({ id }) => id),
    data: stored.map(toData(keys, hrefs)),
    tags: [cacheTags.buildingBlocks(tenantId), ...pages.map(cacheTags.pageUrl)],
  }
}

export const loadBlockCatalogue: Reader<'blockCatalogue', BuildingBlockData[]> = async (
  site,
  locale,
  block,
) => {
  const { ids, data, tags } = await readBuildingBlocks(site, locale)
  if (block.selection === 'all') return { data, tags }
  const byId = new Map(ids.map((id, index) => [id, data[index]]))
  return { data: (block.chosen ?? []).flatMap((chosen) => byId.get(referenceId(chosen)) ?? []), tags }
}

export const readConfigurator: Reader<'configurator', BuildingBlockData[]> = async (site, locale) => {
  const { data, tags } = await readBuildingBlocks(site, locale)
  return { data, tags }
}
