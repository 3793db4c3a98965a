import type { Payload } from 'payload'

/** The site name of a tenant, used as the sender of its mail; null if not set. */
export async function senderName(payload: Payload, tenantId: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'site-settings',
    where: { tenant: { equals: tenantId } },
    select: { siteName: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // The site name is public.
    overrideAccess: true,
  })
  return docs[0]?.siteName ?? null
}
