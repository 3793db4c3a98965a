import type { CollectionSlug, Payload } from 'payload'

import { isRecord } from '@/src/lib/is-record'

/**
 * Forgets the order of a list that an account has among its preferences, where Payload puts it into the address of the list
 * at every visit. @returns whether it was that order
 */
export async function forgetOrder(
  payload: Payload,
  headers: Headers,
  collection: CollectionSlug,
  order: unknown,
): Promise<boolean> {
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  if (!user) return false
  // Preferences are everyone’s own.
  const access = { user, overrideAccess: false } as const
  const where = { key: { equals: `collection-${collection}` } }
  const { docs } = await payload.find({
    ...{ collection: 'payload-preferences', where, limit: 1, pagination: false, depth: 0 },
    ...access,
  })
  const [stored] = docs
  if (!stored || !isRecord(stored.value) || stored.value.sort !== order) return false
  const { sort: _forgotten, ...value } = stored.value
  await payload.update({ collection: 'payload-preferences', id: stored.id, data: { value }, ...access })
  return true
}
