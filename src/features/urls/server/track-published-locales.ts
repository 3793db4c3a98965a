import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Post } from '@/payload-types'
import { requestConnection } from '@/src/platform/database/connection'

/** Where a request keeps the languages in which a post was public before the save that is under way. */
const keyOf = (postId: string): string => `public-before:${postId}`

/** Remembers in which languages visitors could see the post until now: nobody ever saw the address of a draft. */
export const trackPublishedLocales: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.id) return data
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ locale: string }>(sql`
    SELECT _locale::text AS locale FROM posts_locales
    WHERE _parent_id = ${originalDoc.id} AND _status = 'published'`)
  req.context[keyOf(originalDoc.id)] = rows.map(({ locale }) => locale)
  return data
}

/** Whether a document was public in a language before the save under way; one that is not being saved is as it was. */
export function wasPublished(
  { context }: Pick<PayloadRequest, 'context'>,
  { document, locale }: { document: string; locale: string },
): boolean {
  const before = context[keyOf(document)]
  return !Array.isArray(before) || before.includes(locale)
}
