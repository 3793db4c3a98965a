import type { Payload } from 'payload'

import type { ConsentSnapshot } from '@/payload-types'
import type { ConsentContent } from '@/src/rendering/consent'
import type { Locale } from '@/src/lib/constants'

/** What was shown under a fingerprint to somebody who chose before, or null. */
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
    // A visitor has no account; only whether their choice can be recorded comes of it.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** Keeps what a site shows now. Two who choose at once share it: the database takes a fingerprint only once. */
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
    // As above; what is written comes from the site alone.
    return await payload.create({ collection: 'consent-snapshots', data, depth: 0, overrideAccess: true })
  } catch (error) {
    const written = await find()
    if (written) return written
    throw error
  }
}
