import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Post } from '@/payload-types'
import { requestConnection } from '@/src/platform/database/connection'

/** Key in a request's context: the locales in which a post was published before the current save. */
const keyOf = (postId: string): string => `public-before:${postId}`

/** Records in which locales the post is published before a save: the URL of a draft needs no redirect. */
export const trackPublishedLocales: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.id) return data
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ locale: string }>(sql`
    SELECT _locale::text AS locale FROM posts_locales
    WHERE _parent_id = ${originalDoc.id} AND _status = 'published'`)
  req.context[keyOf(originalDoc.id)] = rows.map(({ locale }) => locale)
  return data
}

/** Whether a document was published in a locale before the current save; true for one that is not being saved. */
export function wasPublished(
  { context }: Pick<PayloadRequest, 'context'>,
  { document, locale }: { document: string; locale: string },
): boolean {
  const before = context[keyOf(document)]
  return !Array.isArray(before) || before.includes(locale)
}
