import type { FieldHook } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { DomainLocale } from '@/payload-types'

/** Compares with the domain's default locale, which is the one place that says which language is the default. */
export const readIsDefault: FieldHook<DomainLocale, boolean, DomainLocale> = async ({
  originalDoc,
  siblingData,
  req,
}) => {
  const { domain, locale } = originalDoc ?? siblingData
  if (!domain || !locale) return false
  const found = await req.payload.find({
    collection: 'domains',
    where: { id: { equals: referenceId(domain) }, defaultLocale: { equals: referenceId(locale) } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    // Reads one fact about the row that the caller was already allowed to read.
    overrideAccess: true,
    req,
  })
  return found.docs.length > 0
}
