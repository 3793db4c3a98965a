import type { CollectionSlug, PayloadRequest } from 'payload'

type Versioned = { id: string; updatedAt?: string; _status?: unknown }
type Save = { collection: CollectionSlug; doc: Versioned; operation: 'create' | 'update' }

async function readUpdatedAt(req: PayloadRequest, { collection, doc }: Save): Promise<boolean> {
  const row = await req.payload.db.findOne<{ id: string; updatedAt: string }>({
    collection,
    where: { id: { equals: doc.id } },
    select: { updatedAt: true },
    req,
  })
  return row?.updatedAt === doc.updatedAt
}

/** By the document that a save passes to all its hooks. */
const answers = new WeakMap<Versioned, Promise<boolean>>()

/**
 * Whether a save wrote the main table, which visitors see. A draft save only adds a version, and the row keeps its
 * `updatedAt`; creating, publishing and unpublishing write the row.
 */
export function didWritePublishedRow(req: PayloadRequest, save: Save): Promise<boolean> {
  const { doc, operation } = save
  if (operation === 'create' || doc._status === 'published') return Promise.resolve(true)
  const answer = answers.get(doc) ?? readUpdatedAt(req, save)
  answers.set(doc, answer)
  return answer
}
