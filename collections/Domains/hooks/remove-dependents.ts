import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { deleteParts } from '@/src/platform/database/delete-parts'
import { lockForRemoval } from '@/src/platform/database/lock'
import { noteRemoval } from '@/src/features/domains/server/removed-domains'
import { lockRedirects } from '@/src/features/redirects/server/lock'
import { redirectRemovedTogether } from '@/src/features/redirects/server/url-hooks'

async function tenantOf(req: PayloadRequest, id: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { id: { equals: id } },
    select: { tenant: true },
    depth: 0,
    // The caller may remove it; whose it is is all that is read.
    overrideAccess: true,
    req,
  })
  const tenant = docs[0]?.tenant
  return tenant ? referenceId(tenant) : null
}

/**
 * A domain's languages, page URLs and redirects mean nothing without it (and a redirect without its domain would apply to
 * all of the tenant's); they go in the same transaction. Who adds one meanwhile waits, and finds no domain.
 */
export const removeDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const tenant = await tenantOf(req, String(id))
  // First, as who writes an address does: they would else wait for each other.
  if (tenant) await lockRedirects(req, tenant)
  await lockForRemoval(req, 'domains', String(id))
  noteRemoval(req, String(id))
  await redirectRemovedTogether(req, { domain: { equals: id } })
  for (const collection of ['page-urls', 'domain-locales', 'redirects', 'not-found-log'] as const)
    await deleteParts(req, collection, { domain: { equals: id } })
}
