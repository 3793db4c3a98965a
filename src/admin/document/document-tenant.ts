import type { CollectionSlug, ServerProps, Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { isRecord } from '@/src/lib/is-record'

type Place<S> = Pick<ServerProps, 'payload' | 'user'> & { id?: number | string; collection: S }

/** The tenant of the document in a form, as far as the person may read it. */
export async function documentTenant<S extends CollectionSlug>({
  payload,
  user,
  id,
  collection,
}: Place<S>): Promise<string | null> {
  if (!user || !id) return null
  const where: Where = { id: { equals: id } }
  const { docs } = await payload.find({
    ...{ collection: collection as 'pages', where, select: { tenant: true } },
    ...{ draft: true, depth: 0, limit: 1, pagination: false, user, overrideAccess: false },
  })
  const [doc]: unknown[] = docs
  const tenant = isRecord(doc) ? doc.tenant : null
  return tenant ? referenceId(tenant as string | { id: string }) : null
}
