import type { Payload } from 'payload'

import { LOCALES } from '@/src/lib/constants'
import { createPage, createPageUrl } from './pages'
import { type Company, createCompany } from './tenants'

/** Opens registration for a tenant and creates the pages that account mail links to, in both languages. */
export async function openForRegistration(payload: Payload, company: Company): Promise<void> {
  await payload.update({
    collection: 'tenants',
    id: company.tenant.id,
    data: { registrationOpen: true },
    overrideAccess: true,
  })
  for (const path of ['/auth/login', '/auth/verify', '/auth/reset-password'])
    for (const locale of LOCALES) {
      const page = await createPage(payload, company, { locale })
      await createPageUrl(payload, company, page, path, locale)
    }
}

/** A tenant with open registration. */
export async function createOpenCompany(payload: Payload): Promise<Company> {
  const company = await createCompany(payload)
  await openForRegistration(payload, company)
  return company
}

/** The first URL in the text of a mail. */
export function linkIn(text: string | undefined): URL {
  const [, address = ''] = /(https?:\S+)/.exec(text ?? '') ?? []
  return new URL(address)
}

/** The duration of `work` in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** More than other load adds to the fastest of some calls, less than hashing a password or sending a mail takes. */
const NOISE_MS = 200

/** Whether durations in milliseconds are too close to reveal which work was done. */
export const areSimilarTimes = (times: readonly number[]): boolean =>
  Math.max(...times) < 3 * Math.min(...times) + NOISE_MS

/** The fastest of three interleaved runs of each function, in milliseconds: other load of the machine only adds time. */
export async function fastestRuns(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const fastest = works.map(() => Infinity)
  for (let turn = 0; turn < 3; turn += 1)
    for (const [index, work] of works.entries())
      fastest[index] = Math.min(fastest[index] ?? Infinity, await timeOf(work))
  return fastest
}
