import type { CollectionSlug, PayloadRequest } from 'payload'

type Versioned = { id: string; updatedAt?: string }

/**
 * Whether a save wrote the row that visitors see. A draft save changes nothing there: the row then keeps its own
 * `updatedAt`. Publishing, republishing and unpublishing write it.
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
