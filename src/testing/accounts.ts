import type { Payload } from 'payload'

import { createPage, createPageUrl } from './pages'
import { type Company, createCompany } from './tenants'

/** Lets anybody register at a company, which gets the pages that mail about accounts leads to, in Dutch and in English. */
export async function openForRegistration(payload: Payload, company: Company): Promise<void> {
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
}

/** A company where anybody may register. */
export async function createOpenCompany(payload: Payload): Promise<Company> {
  const company = await createCompany(payload)
  await openForRegistration(payload, company)
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
