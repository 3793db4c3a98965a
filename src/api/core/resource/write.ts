import type { CollectionSlug, RequestContext } from 'payload'
import type { z } from '@hono/zod-openapi'

import type { Locale } from '@/src/lib/constants'
import type { Caller } from '../environment'
import { asCaller } from './find'
import type { PublicationStatus } from './publication'
import type { Doc, Resource } from './resource'

type Data = Record<string, unknown>

/** How a body is written to the database. */
export type WriteOptions<S extends CollectionSlug, B extends z.ZodType> = {
  body: B
  /** Validates a body and converts it to stored data; `current` is the document that it replaces. */
  toData: (
    body: z.output<B>,
    context: { caller: Caller; locale: Locale; current: Doc<S> | null },
  ) => Partial<Doc<S>> | Promise<Partial<Doc<S>>>
  /** Writes besides the document, in the same transaction. */
  after?: (body: z.output<B>, context: { caller: Caller; locale: Locale; id: string }) => Promise<void>
  /** What the hooks of the collection are told about the request. */
  hookContext?: (body: z.output<B>) => RequestContext
}

const statusOf = (body: unknown): PublicationStatus =>
  (body as { status?: PublicationStatus }).status ?? 'draft'

/** How a body's `status` is stored: a draft leaves the published version as it is. */
function publishing(drafts: boolean | undefined, body: unknown): { draft?: boolean; data: Data } {
  if (!drafts) return { data: {} }
  const published = statusOf(body) === 'published'
  return { draft: !published, data: { _status: published ? 'published' : 'draft' } }
}

/** Creates a document. @returns it as it was stored; what `after` writes may change how it reads */
export async function createDocument<S extends CollectionSlug, T extends z.ZodType, B extends z.ZodType>(
  { collection, drafts, within }: Resource<S, T>,
  { toData, after, hookContext }: WriteOptions<S, B>,
  { caller, locale, body }: { caller: Caller; locale: Locale; body: z.output<B> },
): Promise<Doc<S>> {
  const { data: status, ...options } = publishing(drafts, body)
  const data: Data = {
    ...(await toData(body, { caller, locale, current: null })),
    ...(!within && { tenant: caller.tenant.id }),
    ...status,
  }
  const doc = await caller.req.payload.create({
    collection: collection as 'pages',
    locale,
    ...options,
    ...(hookContext && { context: hookContext(body) }),
    ...asCaller(caller),
    // Its shape was validated by `body` and `toData`; the slug is a variable here.
    data: data as never,
  })
  await after?.(body, { caller, locale, id: doc.id })
  // The slug decides the document type, which Payload cannot infer from a variable.
  return doc as unknown as Doc<S>
}

/** Updates the fields that the body has, in one locale. */
export async function updateDocument<S extends CollectionSlug, T extends z.ZodType, B extends z.ZodType>(
  { collection, drafts }: Resource<S, T>,
  { toData, after, hookContext }: WriteOptions<S, B>,
  { caller, locale, body, current }: { caller: Caller; locale: Locale; body: z.output<B>; current: Doc<S> },
): Promise<void> {
  const { payload } = caller.req
  const id = String((current as { id: unknown }).id)
  const target = {
    collection: collection as 'pages',
    id,
    locale,
    ...(hookContext && { context: hookContext(body) }),
    ...asCaller(caller),
  }
  const { data: status, ...options } = publishing(drafts, body)
  const data: Data = { ...(await toData(body, { caller, locale, current })), ...status }
  if (drafts && statusOf(body) === 'unpublished')
    await payload.update({ ...target, data: { _status: 'draft' } })
  await payload.update({ ...target, ...options, data })
  await after?.(body, { caller, locale, id })
}
