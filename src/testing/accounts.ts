import type { Payload } from 'payload'

import { createPage, createPageUrl } from './pages'
import { type Company, createCompany } from './tenants'

/** A company where anybody may register, with the pages that mail about accounts leads to, in Dutch and in English. */
export async function createOpenCompany(payload: Payload): Promise<Company> {
  const company = await createCompany(payload)
  await payload.update({
    collection: 'tenants',
    id: company.tenant.id,
    data: { registrationOpen: true },
    overrideAccess: true,
  })
  for (const path of ['/auth/login', '/auth/verify', '/auth/reset-password'])
    for (const locale of ['nl', 'en'] as const) {
      const page = await createPage(payload, company, { locale })
      await createPageUrl(payload, company, page, path, locale)
    }
  return company
}

/** The first address in a mail's text. */
export function linkIn(text: string | undefined): URL {
  const [, address = ''] = /(https?:\S+)/.exec(text ?? '') ?? []
  return new URL(address)
}

/** Milliseconds that something takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
