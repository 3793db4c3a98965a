import type { PayloadRequest } from 'payload'

import type { Product } from '@/payload-types'
import type { Lookup } from '@/blocks/resolve'
import type { ProductSeed } from '../types'
import { inBoth } from './in-both'
import { asSystem } from './session'

/** Creates what a tenant sells, in both languages. */
export async function writeProducts(
  req: PayloadRequest,
  seeds: readonly ProductSeed[],
  { tenantId: tenant, lookup }: { tenantId: string; lookup: Lookup },
): Promise<void> {
  const own = { collection: 'products', depth: 0, req, ...asSystem } as const
  for (const seed of seeds) {
    await inBoth<Product>({ ...seed, status: 'forSale' }, lookup, {
      create: (data) => req.payload.create({ ...own, locale: 'nl', data: { ...data, tenant } }),
      update: (id, data) => req.payload.update({ ...own, locale: 'en', id, data }),
    })
  }
}
