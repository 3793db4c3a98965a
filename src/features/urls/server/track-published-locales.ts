import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Page, Post } from '@/payload-types'
import { requestConnection } from '@/src/platform/database/connection'

/** Key in a request's context: the locales in which a document was published before the current save. */
const keyOf = (id: string): string => `public-before:${id}`

async function track(req: PayloadRequest, collection: 'pages' | 'posts', id: string): Promise<void> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ locale: string }>(sql`
    SELECT _locale::text AS locale FROM ${sql.identifier(`${collection}_locales`)}
    WHERE _parent_id = ${id} AND _status = 'published'`)
  req.context[keyOf(id)] = rows.map(({ locale }) => locale)
}

/** Records in which locales the post is published before a save: the URL of a draft needs no redirect. */
export const trackPublishedLocales: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id) await track(req, 'posts', originalDoc.id)
  return data
}

/** As {@link trackPublishedLocales}, for saves that may change addresses of the page, or need one. */
export const trackPublishedPage: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const matters = data._status === 'published' || Boolean(data.addresses)
  if (originalDoc?.id && matters) await track(req, 'pages', originalDoc.id)
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
