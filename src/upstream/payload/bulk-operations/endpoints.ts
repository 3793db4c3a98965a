import { getTranslation } from '@payloadcms/translations'
import {
  addDataAndFileToRequest,
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  parseParams,
  type ParsedParams,
  type PayloadRequest,
  type Plugin,
  type Where,
} from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { withoutRowIds } from '@/src/lib/row-ids'
import { type BulkChange, BulkFailure, type ReadTitles, refusal } from './refusal'

type Data = Record<string, unknown>
type Asked = { req: PayloadRequest; slug: CollectionSlug; params: ParsedParams }

/** The documents that are asked for, as far as the caller may change them. */
async function idsOf({ req, slug, params }: Asked, kind: BulkChange): Promise<string[]> {
  const where = params.where as Where | undefined
  if (!where) throw new APIError(`Missing 'where' query of documents to ${kind}.`, 400, null, true)
  const { access } = req.payload.collections[slug].config
  const allowed = await access[kind]({ req, ...(kind === 'update' && { data: req.data }) })
  if (!allowed) throw new Forbidden(req.t)
  const { docs } = await req.payload.find({
    collection: slug,
    where: allowed === true ? where : { and: [where, allowed] },
    draft: params.draft ?? false,
    ...(params.sort && { sort: params.sort }),
    limit: params.limit ?? 0,
    pagination: false,
    select: {},
    depth: 0,
    // Who may not read what is asked for does not change it either.
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => String(id))
}

const shared = ({ req, slug, params: { depth, select, populate, trash, overrideLock } }: Asked) => ({
  collection: slug,
  ...(depth !== undefined && { depth }),
  ...(select && { select }),
  ...(populate && { populate }),
  ...(trash !== undefined && { trash }),
  overrideLock: overrideLock ?? false,
  overrideAccess: false,
  req,
})

type Change = (asked: Asked, id: string) => Promise<unknown>

const CHANGES: Record<BulkChange, Change> = {
  update: (asked, id) => {
    const { draft = false, publishAllLocales, unpublishAllLocales } = asked.params
    return asked.req.payload.update({
      ...shared(asked),
      id,
      draft,
      ...(publishAllLocales !== undefined && { publishAllLocales }),
      ...(unpublishAllLocales !== undefined && { unpublishAllLocales }),
      // Every document has rows of its own, and changes what it is given.
      data: withoutRowIds(structuredClone(asked.req.data)) as Data,
    })
  },
  delete: (asked, id) => asked.req.payload.delete({ ...shared(asked), id }),
}
const DONE = {
  update: 'general:updatedCountSuccessfully',
  delete: 'general:deletedCountSuccessfully',
} as const

/** All of the documents, one after the other, or none. @throws {BulkFailure} */
async function changeAll(asked: Asked, kind: BulkChange): Promise<unknown[]> {
  const docs: unknown[] = []
  for (const id of await idsOf(asked, kind)) {
    try {
      docs.push(await CHANGES[kind](asked, id))
    } catch (cause) {
      throw new BulkFailure(id, cause)
    }
  }
  return docs
}

const endpoint = (slug: CollectionSlug, kind: BulkChange, readTitles: ReadTitles): Endpoint => ({
  path: '/',
  method: kind === 'update' ? 'patch' : 'delete',
  handler: async (req) => {
    if (kind === 'update') await addDataAndFileToRequest(req)
    if (req.file) throw new APIError('A file is given to one document at a time.', 400, null, true)
    const asked = { req, slug, params: parseParams(req.query) }
    try {
      const docs = await inTransaction(req, () => changeAll(asked, kind))
      const { singular, plural } = req.payload.collections[slug].config.labels
      const label = getTranslation(docs.length === 1 ? singular : plural, req.i18n)
      return Response.json({ docs, errors: [], message: req.t(DONE[kind], { count: docs.length, label }) })
    } catch (error) {
      if (error instanceof BulkFailure) return refusal(req, slug, kind, error, readTitles)
      throw error
    }
  },
})

const withWholeChanges = (collection: CollectionConfig, readTitles: ReadTitles): CollectionConfig => ({
  ...collection,
  endpoints: [
    ...(collection.endpoints || []),
    ...(collection.disableBulkEdit
      ? []
      : [endpoint(collection.slug as CollectionSlug, 'update', readTitles)]),
    ...(collection.disableBulkDelete
      ? []
      : [endpoint(collection.slug as CollectionSlug, 'delete', readTitles)]),
  ],
})

/**
 * Bulk changes over REST, the panel's among them, are made whole or not at all. Payload's own go on after one document
 * failed, at times in a transaction that is gone, and say that the others were saved.
 */
export const atomicBulkOperations =
  (readTitles: ReadTitles): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.endpoints === false ? collection : withWholeChanges(collection, readTitles),
    ),
  })
