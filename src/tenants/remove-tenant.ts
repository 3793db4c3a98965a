import type { PayloadRequest } from 'payload'

import { lockRow } from '@/src/lib/database/lock'
import { removeFiles } from '@/src/media/remove-files'
import type { Counts } from './owned'
import { removeMemberships, removeOwned } from './remove-owned'

/** What went with a tenant, and what is to be done once the transaction is committed. */
type Removal = { removed: Counts & { memberships?: number }; removeFiles: () => Promise<void> }

/**
 * Removes everything of a tenant, and the memberships of its people, so that nothing refuses its own removal any more.
 * To be called in a transaction, by a super admin.
 */
export async function emptyTenant(req: PayloadRequest, tenant: string): Promise<Removal> {
  const { payload, user } = req
  await lockRow(req, 'tenants', tenant)
  const { docs: images } = await payload.find({
    collection: 'media',
    where: { tenant: { equals: tenant } },
    depth: 0,
    pagination: false,
    // A super admin's call: everything goes.
    overrideAccess: true,
    req,
  })
  const removed = await removeOwned(req, tenant)
  const memberships = await removeMemberships(req, tenant)
  return {
    removed: { ...removed, ...(memberships > 0 && { memberships }) },
    removeFiles: () => removeFiles(payload, user, images),
  }
}
