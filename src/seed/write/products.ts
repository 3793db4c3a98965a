import type { PayloadRequest } from 'payload'

import type { Product } from '@/payload-types'
import type { Lookup } from '@/blocks/resolve'
import type { ProductSeed } from '../types'
import { inEveryLanguage } from './in-every-language'
import { asSystem } from './session'

/** Creates what a tenant sells, in both languages. */
export async function writeProducts(
  req: PayloadRequest,
  seeds: readonly ProductSeed[],
  { tenantId: tenant, lookup }: { tenantId: string; lookup: Lookup },
): Promise<void> {
  const own = { collection: 'products', depth: 0, req, ...asSystem } as const
  for (const seed of seeds) {
    await inEveryLanguage<Product>({ ...seed, status: 'forSale' }, lookup, {
      create: (data, locale) => req.payload.create({ ...own, locale, data: { ...data, tenant } }),
      update: (id, data, locale) => req.payload.update({ ...own, locale, id, data }),
    })
  }
}
