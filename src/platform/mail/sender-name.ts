import type { Payload } from 'payload'

/** The name that a tenant's site goes by, for the sender of its mail; null when it has none yet. */
export async function senderName(payload: Payload, tenantId: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'site-settings',
    where: { tenant: { equals: tenantId } },
    select: { siteName: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // The name of a site is on every page of it.
    overrideAccess: true,
  })
  return docs[0]?.siteName ?? null
}
