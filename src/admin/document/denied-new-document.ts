import type { CollectionSlug, Payload } from 'payload'

/**
 * Whether a path of the panel is that of a new document, which this account may not create. Payload shows a screen there
 * that says so, with the status of a page that exists. @param segments of Payload's path
 */
export async function isDeniedNewDocument(
  payload: Payload,
  headers: Headers,
  segments: readonly string[] = [],
): Promise<boolean> {
  const [root, slug = '', last] = segments
  if (root !== 'collections' || last !== 'create' || segments.length !== 3) return false
  const { permissions } = await payload.auth({ headers, canSetHeaders: false })
  return permissions.canAccessAdmin === true && !permissions.collections?.[slug as CollectionSlug]?.create
}
