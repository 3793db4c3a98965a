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
    // Everything is deleted, whatever the caller may read.
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ filename }) => filename ?? [])
}

/** Bounded, because a tenant can have thousands of files and each is a request to the bucket. */
const CONCURRENT_REMOVALS = 16

/** A file that cannot be removed is only logged, because nothing refers to it any more. */
async function removeFiles({ payload }: PayloadRequest, filenames: readonly string[]): Promise<void> {
  await pLimit(CONCURRENT_REMOVALS).map(filenames, (filename) =>
    removeStoredFile(filename).catch((error: unknown) =>
      payload.logger.error({ err: error, filename }, 'Failed to remove a file of a deleted tenant'),
    ),
  )
}

/**
 * Deletes all content and memberships of a tenant and, after the commit, its files, so that the tenant itself can be
 * deleted. Call it in a transaction, for a super admin only.
 * @returns the number of deleted documents per collection, and of memberships
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
    // Not awaited, because the response does not depend on it.
    if (outcome === 'committed') void removeFiles(req, filenames)
  })
  return { ...removed, ...(memberships > 0 && { memberships }) }
}
