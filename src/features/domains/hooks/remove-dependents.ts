import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { collectionsWhere } from '@/collections/registry'
import { referenceId } from '@/src/access/memberships'
import { deleteChildRows } from '@/src/platform/database/delete-parts'
import { lockRowForDelete } from '@/src/platform/database/lock'
import { markDomainDeleted } from '@/src/features/domains/server/deleted-domains'
import { lockRedirects, redirectDeletedTogether } from '@/src/features/redirects'

const DEPENDENTS = collectionsWhere(({ removedWithDomain }) => removedWithDomain === true)

async function tenantOf(req: PayloadRequest, id: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { id: { equals: id } },
    select: { tenant: true },
    depth: 0,
    // Access to the domain is already checked; only its tenant is read.
    overrideAccess: true,
    req,
  })
  const tenant = docs[0]?.tenant
  return tenant ? referenceId(tenant) : null
}

/**
 * Deletes a domain's locales, page URLs and redirects in the same transaction: without its domain, a redirect would apply
 * to all domains of the tenant. A concurrent write that adds one waits for the lock, and then finds no domain.
 */
export const removeDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const tenant = await tenantOf(req, String(id))
  // Locks in the same order as writes of page URLs, to prevent a deadlock.
  if (tenant) await lockRedirects(req, tenant)
  await lockRowForDelete(req, 'domains', String(id))
  markDomainDeleted(req, String(id))
  await redirectDeletedTogether(req, { domain: { equals: id } })
  for (const collection of DEPENDENTS) await deleteChildRows(req, collection, { domain: { equals: id } })
}
