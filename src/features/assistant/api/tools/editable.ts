import type { z } from '@hono/zod-openapi'
import type { Payload } from 'payload'

import type { Caller } from '@/src/api/core/environment'
import { etagOf } from '@/src/api/core/etag'
import { findOne, respond } from '@/src/api/core/resource/find'
import type { Doc, Resource } from '@/src/api/core/resource/resource'
import type { WriteOptions } from '@/src/api/core/resource/write'
import type { Editable } from '@/src/features/assistant/rules/proposal'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export type EditableDocument = {
  resource: Resource<Editable, z.ZodType>
  writing: WriteOptions<Editable, z.ZodType>
}

/** How a kind of document is read and written: as the API does. */
export const editable = <S extends Editable, T extends z.ZodType, B extends z.ZodType>(
  resource: Resource<S, T>,
  writing: WriteOptions<S, B>,
): EditableDocument =>
  // The slug is a variable from here on; the two belong together.
  ({ resource, writing }) as unknown as EditableDocument

type BlockType = {
  type: string
  labels: { singular: LocaleTexts }
  description?: LocaleTexts | undefined
  schema?: unknown
  sample: unknown
}

/** What other features have that the tools work with. The API hands it over. */
export type Resources = {
  documents: Record<Editable, EditableDocument>
  templates: Pick<Resource<'templates', z.ZodType>, 'collection' | 'noun' | 'search'>
  /** A small JPEG of an image, without metadata. */
  rendition: (caller: Caller, id: string) => Promise<Buffer>
  blockTypes: (payload: Payload, locale: Locale) => Promise<readonly BlockType[]>
}

export type Row = Record<string, unknown>
export type Place = { collection: Editable; id: string }

/** A document as the API gives it, with its ETag. @throws {ApiError} 404 when the caller may not reach it */
export async function readEditable(
  { documents }: Resources,
  caller: Caller,
  { collection, id, locale }: Place & { locale: Locale },
): Promise<{ doc: Doc<Editable>; content: Row; etag: string }> {
  const { resource } = documents[collection]
  const doc = await findOne(resource, caller, id, locale)
  const answer = await respond(resource, caller, doc, locale)
  return { doc, content: answer.data as Row, etag: etagOf(JSON.stringify(answer)) }
}
