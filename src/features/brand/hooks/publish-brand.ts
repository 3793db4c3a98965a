import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'

import type { Brand } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { brandOf } from '../rules/brand'

/**
 * Copies a brand that was published to its domain, in the same transaction: routing and pages read only that row, and its
 * change is announced to them.
 */
export const publishBrand: CollectionAfterChangeHook<Brand> = async ({ doc, req }) => {
  if (doc._status !== 'published') return
  // Whoever may publish the brand may do so for the domain that it belongs to.
  const domain = { collection: 'domains', id: referenceId(doc.domain), overrideAccess: true, req } as const
  const shown = await req.payload.findByID({ ...domain, depth: 0 })
  const data = brandOf(doc)
  if (!isDeepStrictEqual(brandOf(shown), data)) await req.payload.update({ ...domain, depth: 0, data })
}
