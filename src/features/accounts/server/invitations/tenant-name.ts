import type { PayloadRequest } from 'payload'

import { senderName } from '@/src/platform/mail/sender-name'

/** The name of a tenant for somebody who is invited to it: that of its site, else its own. */
export async function tenantName(req: PayloadRequest, tenant: string): Promise<string> {
  const name = await senderName(req.payload, tenant)
  if (name) return name
  const { name: ownName } = await req.payload.findByID({
    collection: 'tenants',
    id: tenant,
    select: { name: true },
    depth: 0,
    // Whoever is invited learns by whom, whatever their permissions.
    overrideAccess: true,
    req,
  })
  return ownName
}
