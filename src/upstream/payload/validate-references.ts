/**
 * Defect: to validate the id in a relationship field, Payload reads the whole document that it refers to, once for each
 * field: publishing a page with links reads as many whole pages.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: validate-references.int.test.ts "Payload reads whole documents to validate the ids of links" fails
 */
import { setImmediate as nextTick } from 'node:timers/promises'
import type { CollectionBeforeOperationHook, Payload, PayloadRequest, Plugin, Where } from 'payload'

type Query = Parameters<Payload['find']>[0] & { req: PayloadRequest }
type Found = Promise<{ docs: { id: unknown }[] }>
type Batch = { ids: Set<unknown>; found: Found }

/** The arguments with which Payload reads the documents of a relationship field. */
const VALIDATION = [
  'collection',
  'depth',
  'disableErrors',
  'limit',
  'overrideAccess',
  'pagination',
  'req',
  'where',
]

/** The ids that a query validates, and the filters of the field; null for any other query. */
function validationOf(query: Query): { ids: unknown[]; filters: Where[] } | null {
  if (Object.keys(query).toSorted().join() !== VALIDATION.join() || !query.disableErrors) return null
  const [first, ...filters] = query.where?.and ?? []
  const ids: unknown = Reflect.get(Object(first?.id), 'in')
  return Array.isArray(ids) ? { ids, filters } : null
}

/** Reads only ids, in one statement for all fields with the same collection and filters that are validated together. */
function validateTogether(find: Payload['find']): (query: Query) => unknown {
  const pending = new WeakMap<PayloadRequest, Map<string, Batch>>()
  return (query) => {
    const validation = validationOf(query)
    if (!validation) return find(query)
    const { ids, filters } = validation
    const batches = pending.get(query.req) ?? new Map<string, Batch>()
    pending.set(query.req, batches)
    const key = JSON.stringify([query.collection, query.overrideAccess, query.req.locale, filters])
    const batch = batches.get(key) ?? { ids: new Set(), found: read() }
    batches.set(key, batch)
    for (const id of ids) batch.ids.add(id)
    return batch.found

    async function read(): Found {
      await nextTick()
      batches.delete(key)
      const where = { and: [{ id: { in: [...batch.ids] } }, ...filters] }
      return query.req.payload.find({ ...query, where, select: {}, sort: 'id' })
    }
  }
}

const replaced = new WeakSet<object>()

/** Makes a request validate references together. */
export const validateReferencesTogether: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { payloadDataLoader: loader } = req
  if (operation === 'read' || replaced.has(loader)) return
  replaced.add(loader)
  // Payload reads the ids of the result and nothing else.
  loader.find = validateTogether(loader.find) as Payload['find']
}

export const validateReferences: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [validateReferencesTogether, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
})
