import type { Payload } from 'payload'

import type { ConsentSnapshot } from '@/payload-types'
import type { ConsentContent } from '@/src/rendering/consent'
import type { Locale } from '@/src/lib/constants'

/** The stored texts with a fingerprint, or null. */
export async function findSnapshot(
  payload: Payload,
  tenantId: string,
  fingerprint: string,
): Promise<ConsentSnapshot | null> {
  const { docs } = await payload.find({
    collection: 'consent-snapshots',
    where: { tenant: { equals: tenantId }, fingerprint: { equals: fingerprint } },
    depth: 0,
    limit: 1,
    pagination: false,
    // A visitor has no account; the result only decides whether the choice can be recorded.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** Stores the texts that a site shows now. Concurrent requests share a snapshot: fingerprints are unique. */
export async function storeSnapshot(
  payload: Payload,
  tenant: string,
  { content, locale }: { content: ConsentContent; locale: Locale },
): Promise<ConsentSnapshot> {
  const { version, mode, texts, fingerprint } = content
  const find = () => findSnapshot(payload, tenant, fingerprint)
  const known = await find()
  if (known) return known
  const data = { tenant, version, mode, texts, fingerprint, locale }
  try {
    // As above; the stored texts come from the site alone.
    return await payload.create({ collection: 'consent-snapshots', data, depth: 0, overrideAccess: true })
  } catch (error) {
    const written = await find()
    if (written) return written
    throw error
  }
}
