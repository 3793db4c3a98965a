import type { PayloadRequest } from 'payload'

import type { ConsentText, Footer, Navigation, SiteSetting } from '@/payload-types'
import type { Lookup } from '@/blocks/resolve'
import type { TenantSeed } from '../types'
import { inBoth } from './in-both'
import { asSystem } from './session'

/** Writes what stands around a tenant's pages: header, footer, the facts of the company and the consent dialog. */
export async function writeFrame(
  req: PayloadRequest,
  seed: TenantSeed,
  { tenantId: tenant, lookup }: { tenantId: string; lookup: Lookup },
): Promise<void> {
  const { payload } = req
  const nl = { locale: 'nl', depth: 0, req, ...asSystem } as const
  const en = { ...nl, locale: 'en' } as const
  await inBoth<Navigation>(seed.navigation, lookup, {
    create: (data) => payload.create({ ...nl, collection: 'navigation', data: { ...data, tenant } }),
    update: (id, data) => payload.update({ ...en, collection: 'navigation', id, data }),
  })
  await inBoth<Footer>(seed.footer, lookup, {
    create: (data) => payload.create({ ...nl, collection: 'footer', data: { ...data, tenant } }),
    update: (id, data) => payload.update({ ...en, collection: 'footer', id, data }),
  })
  await inBoth<SiteSetting>(seed.settings, lookup, {
    create: (data) => payload.create({ ...nl, collection: 'site-settings', data: { ...data, tenant } }),
    update: (id, data) => payload.update({ ...en, collection: 'site-settings', id, data }),
  })
  await inBoth<ConsentText>(seed.consent, lookup, {
    create: (data) => payload.create({ ...nl, collection: 'consent-texts', data: { ...data, tenant } }),
    update: (id, data) => payload.update({ ...en, collection: 'consent-texts', id, data }),
  })
}
