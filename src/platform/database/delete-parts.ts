import { APIError, type CollectionSlug, type PayloadRequest, type Where } from 'payload'

/**
 * Deletes documents that belong to a document that is being deleted, without access checks, in the request's transaction.
 * @throws {APIError} 409 with the public message of the first failure; {Error} for any other (Payload itself only returns them)
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
    // Access to the parent has been checked.
    overrideAccess: true,
    req,
  })
  const [first] = errors
  if (first?.isPublic) throw new APIError(first.message, 409, null, true)
  if (first) throw new Error(`Could not delete a document of ${collection}: ${first.message}`)
}
