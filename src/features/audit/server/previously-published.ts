import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

type Stored = Record<string, unknown> & { id: string; _status?: unknown }

const keyOf = (id: string): string => `audit:published-before:${id}`

/**
 * Publishing shows visitors all that was saved as drafts since the last time, which the newest draft alone would not
 * tell: keeps the row they have seen until now. Nothing is read where no draft lies in between.
 */
export const rememberPublishedRow: CollectionBeforeChangeHook<Stored> = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  if (data._status !== 'published' || !originalDoc || originalDoc._status === 'published') return data
  const published = await req.payload.findByID({
    // Only these have drafts.
    collection: collection.slug as 'pages' | 'posts',
    id: originalDoc.id,
    depth: 0,
    joins: false,
    disableErrors: true,
    // What the log compares with; the caller may write it.
    overrideAccess: true,
    req,
  })
  // Not before: an operation gives the request another context.
  req.context[keyOf(originalDoc.id)] = published
  return data
}

/** The document as visitors had it before the save under way, if that was to be kept. */
export const previouslyPublishedRow = ({ context }: PayloadRequest, id: string): Stored | undefined =>
  context[keyOf(id)] as Stored | undefined
