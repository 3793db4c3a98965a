import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import type { Domain } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { FALLBACK_LOCALE } from '@/src/lib/constants'

// Access to the domain is already checked; its locales are part of it.
const asSystem = { depth: 0, overrideAccess: true } as const

async function defaultOf({ defaultLocale }: Domain, req: PayloadRequest): Promise<string | undefined> {
  if (defaultLocale) return referenceId(defaultLocale)
  const where = { code: { equals: FALLBACK_LOCALE } }
  const { docs } = await req.payload.find({ collection: 'locales', where, limit: 1, ...asSystem, req })
  return docs[0]?.id
}

/** The default locale needs no row, any other does: keeps the former default reachable. */
export const addRowForFormerDefault: CollectionAfterChangeHook<Domain> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !doc.tenant) return
  const [former, current] = [await defaultOf(previousDoc, req), await defaultOf(doc, req)]
  if (!former || former === current) return
  const options = { collection: 'domain-locales', ...asSystem, req } as const
  const where = { domain: { equals: doc.id }, locale: { equals: former } }
  const { totalDocs } = await req.payload.count({ ...options, where })
  if (totalDocs > 0) return
  const data = { tenant: referenceId(doc.tenant), domain: doc.id, locale: former, enabled: true }
  await req.payload.create({ ...options, data })
}
