import type { z } from '@hono/zod-openapi'

import type { Caller } from '@/src/api/core/environment'
import { etagOf } from '@/src/api/core/etag'
import { findOne, respond } from '@/src/api/core/resource/find'
import type { Doc, Resource } from '@/src/api/core/resource/resource'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { posts, postWriting } from '@/src/features/blog/api/admin/posts/routes'
import { pages } from '@/src/features/pages/api/admin/resource'
import { pageWriting } from '@/src/features/pages/api/admin/write'
import type { Editable } from '@/src/features/assistant/rules/proposal'
import type { Locale } from '@/src/lib/constants'

export type EditableDocument = {
  resource: Resource<Editable, z.ZodType>
  writing: WriteOptions<Editable, z.ZodType>
}

/** How each kind of document is read and written: as the API does. */
export const EDITABLES = {
  // The slug is a variable from here on; each pair belongs together.
  pages: { resource: pages, writing: pageWriting } as unknown as EditableDocument,
  posts: { resource: posts, writing: postWriting } as unknown as EditableDocument,
} satisfies Record<Editable, EditableDocument>

export type Row = Record<string, unknown>
export type Place = { collection: Editable; id: string }

/** A document as the API gives it, with its ETag. @throws {ApiError} 404 when the caller may not reach it */
export async function readEditable(
  caller: Caller,
  { collection, id }: Place,
  locale: Locale,
): Promise<{ doc: Doc<Editable>; content: Row; etag: string }> {
  const { resource } = EDITABLES[collection]
  const doc = await findOne(resource, caller, id, locale)
  const answer = await respond(resource, caller, doc, locale)
  return { doc, content: answer.data as Row, etag: etagOf(JSON.stringify(answer)) }
}
