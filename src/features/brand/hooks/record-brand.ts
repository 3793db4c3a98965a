import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'

import type { Domain } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { brandOf } from '../rules/brand'

/**
 * A domain that is new, or was given another look at once (by the API), makes that the published version of its brand. A
 * draft that it had stays among the versions.
 */
export const recordBrand: CollectionAfterChangeHook<Domain> = async ({ doc, req }) => {
  if (!doc.tenant) return
  // Access to the domain is already checked; its brand is part of it.
  const brands = { collection: 'brands', overrideAccess: true, depth: 0, req } as const
  const data = { ...brandOf(doc), _status: 'published' as const }
  const { docs } = await req.payload.find({ ...brands, where: { domain: { equals: doc.id } }, limit: 1 })
  const [brand] = docs
  if (!brand) {
    await req.payload.create({
      ...brands,
      data: { ...data, tenant: referenceId(doc.tenant), domain: doc.id },
    })
  } else if (!isDeepStrictEqual(brandOf(brand), brandOf(doc))) {
    await req.payload.update({ ...brands, id: brand.id, data })
  }
}
