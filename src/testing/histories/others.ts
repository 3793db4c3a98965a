import type { Payload } from 'payload'

import { LOCALES } from '@/src/lib/constants'
import { createPage, createPageUrl } from '../pages'
import type { Company } from '../tenants'
import type { Url } from './addresses'
import { TAKEN } from './forms'

/** The title of every other page of the company. */
export const OTHER_TITLE = 'Bezet'

/** Creates a page in each language at the address that others have. */
export async function createOthers(payload: Payload, company: Company): Promise<void> {
  for (const locale of LOCALES) {
    const page = await createPage(payload, company, { title: OTHER_TITLE, locale })
    await createPageUrl(payload, company, page, TAKEN, locale)
  }
}

/** Where those pages are. */
export const othersOf = ({ domain }: Pick<Company, 'domain'>): Url[] =>
  LOCALES.map((locale) => ({ domain: domain.id, locale, path: TAKEN }))
