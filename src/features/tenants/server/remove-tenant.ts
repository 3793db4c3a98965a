import pLimit from 'p-limit'
import type { PayloadRequest } from 'payload'

import { lockRowForDelete } from '@/src/platform/database/lock'
import { onTransactionEnd } from '@/src/upstream/payload/database/transaction-end'
import { removeStoredFile } from '@/src/features/media'
import type { DocumentCounts } from './owned'
import { removeMemberships, deleteOwned } from './remove-owned'

async function filesOf(req: PayloadRequest, tenant: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { tenant: { equals: tenant } },
    select: { filename: true },
    depth: 0,
    pagination: false,
    // Everything goes, whatever the caller would see of it.
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ filename }) => filename ?? [])
}

/** A bucket answers each removal by itself: a company has thousands, and others want to reach it meanwhile. */
const REMOVALS_AT_ONCE = 16

/** What cannot be removed is logged: nothing refers to it any more. */
async function removeFiles({ payload }: PayloadRequest, filenames: readonly string[]): Promise<void> {
  await pLimit(REMOVALS_AT_ONCE).map(filenames, (filename) =>
    removeStoredFile(filename).catch((error: unknown) =>
      payload.logger.error({ err: error, filename }, 'A file of a removed tenant was not removed'),
    ),
  )
}

/**
 * Removes everything of a tenant, the memberships of its people and, soon after the transaction is committed, its files: nothing
 * refuses the removal of the tenant itself any more. To be called in a transaction, by a super admin.
 * @returns how many documents of each collection went, and memberships
 */
export async function deleteTenantContent(
  req: PayloadRequest,
  tenant: string,
): Promise<DocumentCounts & { memberships?: number }> {
  await lockRowForDelete(req, 'tenants', tenant)
  const filenames = await filesOf(req, tenant)
  const removed = await deleteOwned(req, tenant)
  const memberships = await removeMemberships(req, tenant)
  await onTransactionEnd(req, async (outcome) => {
    // Nobody waits for it: the company is gone already.
    if (outcome === 'committed') void removeFiles(req, filenames)
  })
  return { ...removed, ...(memberships > 0 && { memberships }) }
}
