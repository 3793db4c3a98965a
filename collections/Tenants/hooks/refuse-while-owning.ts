import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'

import { AUDIT_LOG } from '@/src/lib/audit'

/** A tenant's content is never removed along with it by accident: whoever deletes it removes the content first. */
export const refuseWhileOwning: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const owners = Object.values(req.payload.collections).filter(
    ({ config }) =>
      // The log outlives what it tells of.
      config.slug !== AUDIT_LOG &&
      config.flattenedFields.some((field) => field.name === 'tenant' && field.type === 'relationship'),
  )
  const counts: string[] = []
  for (const { config } of owners) {
    const slug = config.slug as CollectionSlug
    // Counts what nobody may overlook, whatever the caller can see.
    const { totalDocs } = await req.payload.count({
      collection: slug,
      where: { tenant: { equals: id } },
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) counts.push(`${slug}: ${totalDocs}`)
  }
  if (counts.length === 0) return
  const list = counts.join(', ')
  throw new APIError(
    req.i18n.language === 'nl'
      ? `Deze organisatie heeft nog inhoud (${list}). Verwijder die eerst.`
      : `This tenant still owns content (${list}). Delete that first.`,
    409,
    null,
    true,
  )
}
