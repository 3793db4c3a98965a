/**
 * Defect: a bulk update or delete goes on after one document has failed, at times in a transaction that is gone already,
 * and reports the others as saved.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/pull/15517 "fix: roll back bulk delete/update transactions on partial failure instead of committing, fix bulk operation errors not being logged"
 * Remove when: index.int.test.ts "Payload saves the other documents when one of a bulk update fails" fails
 */
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
import {
  type BulkChange,
  BulkFailure,
  omissions,
  publicError,
  type ReadOmissions,
  type ReadTitles,
  rejection,
} from './rejection'

/** Of a change that is rejected anyway: as many as a page of a list can have. */
const MAX_TRIED = 100

type Data = Record<string, unknown>
type Bulk = { req: PayloadRequest; slug: CollectionSlug; params: ParsedParams }

/** What the panel’s list is filtered by besides its query: “all” of a list, or of its trash, is that of the selected tenant. */
async function listFilter({ req, slug, params: { limit = 0, page = 1, sort = [] } }: Bulk): Promise<Where[]> {
  const { baseFilter } = req.payload.collections[slug].config.admin
  const filter = await baseFilter?.({ limit, page, req, sort: sort.join() })
  return filter ? [filter] : []
}

/** The ids of the requested documents that the caller may change. */
async function idsOf(bulk: Bulk, kind: BulkChange): Promise<string[]> {
  const { req, slug, params } = bulk
  const where = params.where as Where | undefined
  if (!where) throw new APIError(`Missing 'where' query of documents to ${kind}.`, 400, null, true)
  const { access } = req.payload.collections[slug].config
  const allowed = await access[kind]({ req, ...(kind === 'update' && { data: req.data }) })
  if (!allowed) throw new Forbidden(req.t)
  const { docs } = await req.payload.find({
    collection: slug,
    where: { and: [where, ...(allowed === true ? [] : [allowed]), ...(await listFilter(bulk))] },
    draft: params.draft ?? false,
    trash: params.trash ?? false,
    ...(params.sort && { sort: params.sort }),
    limit: params.limit ?? 0,
    pagination: false,
    select: {},
    depth: 0,
    // Changing a document requires read access too.
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => String(id))
}

const shared = ({ req, slug, params: { depth, select, populate, trash, overrideLock } }: Bulk) => ({
  collection: slug,
  ...(depth !== undefined && { depth }),
  ...(select && { select }),
  ...(populate && { populate }),
  ...(trash !== undefined && { trash }),
  overrideLock: overrideLock ?? false,
  overrideAccess: false,
  req,
})

type Change = (bulk: Bulk, id: string) => Promise<unknown>

const CHANGES: Record<BulkChange, Change> = {
  update: (bulk, id) => {
    const { draft = false, publishAllLocales, unpublishAllLocales } = bulk.params
    return bulk.req.payload.update({
      ...shared(bulk),
      id,
      draft,
      ...(publishAllLocales !== undefined && { publishAllLocales }),
      ...(unpublishAllLocales !== undefined && { unpublishAllLocales }),
      // Rows need ids per document, and hooks may mutate the data.
      data: withoutRowIds(structuredClone(bulk.req.data)) as Data,
    })
  },
  delete: (bulk, id) => bulk.req.payload.delete({ ...shared(bulk), id }),
}
const DONE = {
  update: 'general:updatedCountSuccessfully',
  delete: 'general:deletedCountSuccessfully',
} as const

/** Changes the documents one by one. @throws {BulkFailure} at the first failure */
async function changeAll(bulk: Bulk, kind: BulkChange): Promise<unknown[]> {
  const docs: unknown[] = []
  const ids = await idsOf(bulk, kind)
  for (const [index, id] of ids.entries()) {
    try {
      docs.push(await CHANGES[kind](bulk, id))
    } catch (cause) {
      throw new BulkFailure(id, cause, ids.slice(index + 1))
    }
  }
  return docs
}

class Accepted extends Error {}

/** Tries the documents after one that failed, each in a transaction that is rolled back, and returns those that fail too. */
async function otherFailures(bulk: Bulk, kind: BulkChange, { cause, untried }: BulkFailure) {
  const failures: BulkFailure[] = []
  if (!publicError(cause)) return failures
  for (const id of untried.slice(0, MAX_TRIED)) {
    try {
      await inTransaction(bulk.req, async () => {
        await CHANGES[kind](bulk, id)
        throw new Accepted()
      })
    } catch (error) {
      if (!(error instanceof Accepted)) failures.push(new BulkFailure(id, error))
    }
  }
  return failures
}

type Readers = { readTitles: ReadTitles; readOmissions: ReadOmissions }

const endpoint = (
  slug: CollectionSlug,
  kind: BulkChange,
  { readTitles, readOmissions }: Readers,
): Endpoint => ({
  path: '/',
  method: kind === 'update' ? 'patch' : 'delete',
  handler: async (req) => {
    if (kind === 'update') await addDataAndFileToRequest(req)
    if (req.file) throw new APIError('A file cannot be uploaded in a bulk update.', 400, null, true)
    const bulk = { req, slug, params: parseParams(req.query) }
    try {
      const docs = await inTransaction(req, () => changeAll(bulk, kind))
      const { singular, plural } = req.payload.collections[slug].config.labels
      const label = getTranslation(docs.length === 1 ? singular : plural, req.i18n)
      const message = req.t(DONE[kind], { count: docs.length, label })
      const omitted = await omissions(req, slug, readOmissions, readTitles)
      return Response.json({ docs, errors: [], message, ...omitted })
    } catch (error) {
      if (!(error instanceof BulkFailure)) throw error
      const failures = [error, ...(await otherFailures(bulk, kind, error))] as const
      return rejection(req, slug, kind, failures, readTitles)
    }
  },
})

const withEndpoints = (collection: CollectionConfig, readers: Readers): CollectionConfig => ({
  ...collection,
  endpoints: [
    ...(collection.endpoints || []),
    ...(collection.disableBulkEdit ? [] : [endpoint(collection.slug as CollectionSlug, 'update', readers)]),
    ...(collection.disableBulkDelete ? [] : [endpoint(collection.slug as CollectionSlug, 'delete', readers)]),
  ],
})

/** Makes bulk changes over REST, those of the panel included, all or nothing. */
export const atomicBulkOperations =
  (readers: Readers): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.endpoints === false ? collection : withEndpoints(collection, readers),
    ),
  })
