import type { PayloadRequest } from 'payload'

import { likeContains } from '@/src/upstream/payload/database/escape-like'

export type FoundPerson = { id: string; name: string; email: string }

/** The people of a tenant by name or address, as far as the account of the request may see them. */
export async function findPeople(
  req: PayloadRequest,
  { tenant, text, limit }: { tenant: string; text: string; limit: number },
): Promise<FoundPerson[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      'tenants.tenant': { equals: tenant },
      or: [{ name: likeContains(text) }, { email: likeContains(text) }],
    },
    select: { name: true, email: true },
    sort: ['name', 'id'],
    limit,
    pagination: false,
    depth: 0,
    req,
    user: req.user,
    overrideAccess: false,
  })
  return docs.map(({ id, name, email }) => ({ id, name, email }))
}
