import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

type Stored = Record<string, unknown> & { id: string; _status?: unknown }

const keyOf = (id: string): string => `audit:published-before:${id}`

/**
 * Publishing applies all drafts since the previous publication, while `previousDoc` is only the newest draft: remembers
 * the published row to compare with. Reads nothing when there is no draft in between.
 */
export const rememberPublishedRow: CollectionBeforeChangeHook<Stored> = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  // A new document has an empty one before it.
  if (data._status !== 'published' || !originalDoc?.id || originalDoc._status === 'published') return data
  const published = await req.payload.findByID({
    // Only these have drafts.
    collection: collection.slug as 'pages' | 'posts',
    id: originalDoc.id,
    depth: 0,
    joins: false,
    disableErrors: true,
    // For comparison only; the caller may write the document.
    overrideAccess: true,
    req,
  })
  // After the query: an operation replaces `req.context`.
  req.context[keyOf(originalDoc.id)] = published
  return data
}

/** The published document before the current save, if it was remembered. */
export const previouslyPublishedRow = ({ context }: PayloadRequest, id: string): Stored | undefined =>
  context[keyOf(id)] as Stored | undefined
