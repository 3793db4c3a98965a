import type { PayloadRequest } from 'payload'

import type { Footer, Navigation, SiteSetting } from '@/payload-types'
import { inLanguage, type Lookup, withRowIds } from '../resolve'
import type { TenantSeed } from '../types'
import { asSystem } from './session'

type Stored = { id: string }

/** Creates a document in Dutch and writes the English texts onto its rows. */
export async function inBoth<T extends Stored>(
  draft: unknown,
  lookup: Lookup,
  write: { create: (data: T) => Promise<T>; update: (id: string, data: T) => Promise<T> },
): Promise<void> {
  // A resolved draft has the shape of the document: `Draft` was derived from its type.
  const stored = await write.create(inLanguage(draft, 'nl', lookup) as T)
  await write.update(stored.id, withRowIds(inLanguage(draft, 'en', lookup), stored) as T)
}

/** Writes what stands around a tenant's pages: header, footer and the facts of the company, in both languages. */
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
}
