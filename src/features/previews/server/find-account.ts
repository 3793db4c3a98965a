import type { Payload, Where } from 'payload'

import type { User } from '@/payload-types'

/** With whose permissions a preview is read. */
export type PreviewAccount = User & { collection: 'users' }

/** An account that is in use; what it may read is decided where it reads. */
export async function findAccount(payload: Payload, where: Where): Promise<PreviewAccount | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [where, { status: { equals: 'active' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    // A token or a link authenticates.
    overrideAccess: true,
  })
  return docs[0] ? { ...docs[0], collection: 'users' } : null
}
