import type { PayloadRequest } from 'payload'

import type { Template } from '@/payload-types'
import type { Lookup } from '@/blocks/resolve'
import type { TemplateSeed } from '../types'
import { inEveryLanguage } from './in-every-language'
import { asSystem } from './session'

/** Writes the templates of a tenant in both languages. */
export async function writeTemplates(
  req: PayloadRequest,
  seeds: readonly TemplateSeed[],
  { tenantId: tenant, lookup }: { tenantId: string; lookup: Lookup },
): Promise<void> {
  const own = { collection: 'templates', draft: true, depth: 0, req, ...asSystem } as const
  for (const { layout = 'main', ...seed } of seeds) {
    await inEveryLanguage<Template>({ ...seed, layout }, lookup, {
      create: (data, locale) => req.payload.create({ ...own, locale, data: { ...data, tenant } }),
      update: (id, data, locale) => req.payload.update({ ...own, locale, id, data }),
    })
  }
}
