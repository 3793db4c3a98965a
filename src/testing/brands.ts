import type { Payload } from 'payload'

import type { Brand } from '@/payload-types'

/** What a domain that was created has published as its brand. */
export async function brandOfDomain(payload: Payload, { id }: { id: string }): Promise<Brand> {
  const where = { domain: { equals: id } }
  const { docs } = await payload.find({ collection: 'brands', where, depth: 0, overrideAccess: true })
  const [brand] = docs
  if (!brand) throw new Error(`domain ${id} has no brand`)
  return brand
}
