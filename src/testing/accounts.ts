import type { Payload } from 'payload'

import { LOCALES } from '@/src/lib/constants'
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
    for (const locale of LOCALES) {
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

/** More than work beside the tests adds to the fastest of some calls, less than hashing a password or sending a mail takes there. */
const NOISE_MS = 200

/** Whether nobody could tell by these times, in milliseconds, what was done in each of them. */
export const areSimilarTimes = (times: readonly number[]): boolean =>
  Math.max(...times) < 3 * Math.min(...times) + NOISE_MS

/** What each takes, in milliseconds: the fastest of three, by turns, since other work of the machine only adds. */
export async function fastestRuns(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const fastest = works.map(() => Infinity)
  for (let turn = 0; turn < 3; turn += 1)
    for (const [index, work] of works.entries())
      fastest[index] = Math.min(fastest[index] ?? Infinity, await timeOf(work))
  return fastest
}
