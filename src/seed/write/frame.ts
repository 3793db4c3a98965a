import type { PayloadRequest } from 'payload'

import type { ConsentText, Footer, Navigation, SiteSetting } from '@/payload-types'
import type { Lookup } from '@/blocks/resolve'
import type { TenantSeed } from '../types'
import { inEveryLanguage } from './in-every-language'
import { asSystem } from './session'

/** Writes the globals of a tenant: navigation, footer, site settings and consent texts. */
export async function writeFrame(
  req: PayloadRequest,
  seed: TenantSeed,
  { tenantId: tenant, lookup }: { tenantId: string; lookup: Lookup },
): Promise<void> {
  const { payload } = req
  const own = { depth: 0, req, ...asSystem } as const
  const published = { _status: 'published' } as const
  await inEveryLanguage<Navigation>(seed.navigation, lookup, {
    create: (data, locale) =>
      payload.create({ ...own, collection: 'navigation', locale, data: { ...data, ...published, tenant } }),
    update: (id, data, locale) =>
      payload.update({ ...own, collection: 'navigation', locale, id, data: { ...data, ...published } }),
  })
  await inEveryLanguage<Footer>(seed.footer, lookup, {
    create: (data, locale) =>
      payload.create({ ...own, collection: 'footer', locale, data: { ...data, ...published, tenant } }),
    update: (id, data, locale) =>
      payload.update({ ...own, collection: 'footer', locale, id, data: { ...data, ...published } }),
  })
  await inEveryLanguage<SiteSetting>(seed.settings, lookup, {
    create: (data, locale) =>
      payload.create({ ...own, collection: 'site-settings', locale, data: { ...data, tenant } }),
    update: (id, data, locale) => payload.update({ ...own, collection: 'site-settings', locale, id, data }),
  })
  await inEveryLanguage<ConsentText>(seed.consent, lookup, {
    create: (data, locale) =>
      payload.create({ ...own, collection: 'consent-texts', locale, data: { ...data, tenant } }),
    update: (id, data, locale) => payload.update({ ...own, collection: 'consent-texts', locale, id, data }),
  })
}
