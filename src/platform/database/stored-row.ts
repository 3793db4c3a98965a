import type { CollectionSlug, PayloadRequest } from 'payload'

type Versioned = { id: string; updatedAt?: string }

/**
 * Whether a save wrote the main table, which visitors see. A draft save only adds a version, and the row keeps its
 * `updatedAt`; publishing and unpublishing write the row.
 */
export async function didWritePublishedRow(
  req: PayloadRequest,
  collection: CollectionSlug,
  doc: Versioned,
): Promise<boolean> {
  const row = await req.payload.db.findOne<{ id: string; updatedAt: string }>({
    collection,
    where: { id: { equals: doc.id } },
    select: { updatedAt: true },
    req,
  })
  return row?.updatedAt === doc.updatedAt
}
