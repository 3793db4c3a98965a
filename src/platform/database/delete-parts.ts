import { APIError, type CollectionSlug, type PayloadRequest, type Where } from 'payload'

/**
 * Deletes documents that exist only as parts of one that goes, whatever the caller may do with them; in the request's transaction.
 * @throws {APIError} 409 when one of them is not to go; an error when one cannot: Payload itself only mentions it
 */
export async function deleteChildRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<void> {
  const { errors } = await req.payload.delete({
    collection,
    where,
    depth: 0,
    // Whoever may delete the whole may delete its parts.
    overrideAccess: true,
    req,
  })
  const [first] = errors
  if (first?.isPublic) throw new APIError(first.message, 409, null, true)
  if (first) throw new Error(`A part in ${collection} was not deleted: ${first.message}`)
}
