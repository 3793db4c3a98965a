import type { Payload, PayloadRequest, Where } from 'payload'

import type { User } from '@/payload-types'

/**
 * An account with its hidden fields. For server use only: responses must not reveal whether one exists.
 * @param req reads in its transaction
 */
export async function findAccount(
  payload: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<User | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where,
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
    // Nobody is signed in yet.
    overrideAccess: true,
    ...(req && { req }),
  })
  return docs[0] ?? null
}
