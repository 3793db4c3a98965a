import type { PayloadRequest } from 'payload'

import type { BuildingBlockSeed } from '../types'
import { FIRST, OTHERS } from './in-every-language'
import { asSystem, getOrThrow } from './session'

/** Creates a tenant's building blocks, each after the ones it depends on, in both languages. */
export async function writeBuildingBlocks(
  req: PayloadRequest,
  seeds: readonly BuildingBlockSeed[],
  { tenant, pages }: { tenant: string; pages: ReadonlyMap<string, string> },
): Promise<void> {
  const ids = new Map<string, string>()
  const own = { collection: 'building-blocks', req, ...asSystem } as const
  for (const [order, seed] of seeds.entries()) {
    const [weeksMin, weeksMax] = seed.weeks
    const [priceMin, priceMax] = seed.price
    const { id } = await req.payload.create({
      ...own,
      locale: FIRST,
      data: {
        tenant,
        key: seed.key,
        icon: seed.icon,
        name: seed.name[FIRST],
        summary: seed.summary[FIRST],
        group: seed.group,
        weeksMin,
        weeksMax,
        priceMin,
        priceMax,
        dependsOn: seed.dependsOn.map((key) => getOrThrow(ids, key, 'building block')),
        page: getOrThrow(pages, seed.page, 'page'),
        order,
      },
    })
    for (const locale of OTHERS) {
      const data = { name: seed.name[locale], summary: seed.summary[locale] }
      await req.payload.update({ ...own, id, locale, data })
    }
    ids.set(seed.key, id)
  }
}
