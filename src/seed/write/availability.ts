import type { PayloadRequest } from 'payload'

import type { Availability } from '@/payload-types'
import type { Lookup } from '@/blocks/resolve'
import type { TenantSeed } from '../types'
import { inEveryLanguage } from './in-every-language'
import { asSystem } from './session'

/** Writes when and how a tenant takes calls, in both languages. */
export async function writeAvailability(
  req: PayloadRequest,
  { availability }: Pick<TenantSeed, 'availability'>,
  { tenantId: tenant, lookup }: { tenantId: string; lookup: Lookup },
): Promise<void> {
  const own = { collection: 'availability', depth: 0, req, ...asSystem } as const
  await inEveryLanguage<Availability>(availability, lookup, {
    create: (data, locale) => req.payload.create({ ...own, locale, data: { ...data, tenant } }),
    update: (id, data, locale) => req.payload.update({ ...own, locale, id, data }),
  })
}
