import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type {
  CollectionSlug,
  CreateVersionArgs,
  DatabaseAdapterObj,
  JsonObject,
  PayloadRequest,
  TypeWithVersion,
  UpdateVersionArgs,
} from 'payload'

import { idOf, inWrite, returningId } from '../in-write'
import { referenceSources } from './scope'
import { deleteDraftReferences, storableReferences, storeReferences, type Written } from './store'

const isSource = ({ payload }: PostgresAdapter, slug: string | undefined): slug is CollectionSlug =>
  referenceSources(payload.config).some((source) => source === slug)

async function store(
  req: PayloadRequest,
  results: readonly unknown[],
  written: Omit<Written, 'id'>,
): Promise<void> {
  for (const result of results) {
    const id = idOf(result)
    if (id) await storeReferences(req, { ...written, id })
  }
}

function storeOnDocumentWrites(db: PostgresAdapter): void {
  const { create, updateOne, updateMany } = db
  // Before the write, which may change the data.
  const read = (collection: CollectionSlug, data: Record<string, unknown>) => ({
    collection,
    version: false,
    references: storableReferences(db.payload, collection, data),
    fields: Object.keys(data),
  })
  db.create = async (args) => {
    const written = isSource(db, args.collection) ? read(args.collection, args.data) : null
    if (!written || written.references.length === 0) return create.call(db, args) as Promise<unknown>
    return inWrite(db, args, async (req) => {
      const result: unknown = await create.call(db, { ...returningId(args), req })
      await store(req, [result], written)
      return args.returning === false ? null : result
    })
  }
  db.updateOne = async (args) => {
    if (!isSource(db, args.collection)) return updateOne.call(db, args) as Promise<unknown>
    const written = read(args.collection, args.data)
    return inWrite(db, args, async (req) => {
      const result: unknown = await updateOne.call(db, { ...(args.id ? args : returningId(args)), req })
      await store(req, [args.id ? { id: args.id } : result], written)
      return args.returning === false ? null : result
    })
  }
  db.updateMany = async (args) => {
    if (!isSource(db, args.collection)) return updateMany.call(db, args)
    const written = read(args.collection, args.data)
    return inWrite(db, args, async (req) => {
      const results = await updateMany.call(db, { ...returningId(args), req })
      await store(req, results ?? [], written)
      return args.returning === false ? null : results
    })
  }
}

function storeOnVersionWrites(db: PostgresAdapter): void {
  const { createVersion, updateVersion, deleteVersions } = db
  const read = (collection: CollectionSlug, data: Record<string, unknown>) => ({
    collection,
    version: true,
    references: storableReferences(db.payload, collection, data),
  })
  db.createVersion = async <T extends JsonObject>(args: CreateVersionArgs<T>) => {
    const create = (own: typeof args) => createVersion.call(db, own) as Promise<TypeWithVersion<T>>
    if (!isSource(db, args.collectionSlug)) return create(args)
    const written = { ...read(args.collectionSlug, args.versionData), fields: null }
    return inWrite(db, args, async (req) => {
      const result = await create({ ...returningId(args), req })
      await store(req, [result], written)
      return result
    })
  }
  db.updateVersion = async <T extends JsonObject>(args: UpdateVersionArgs<T>) => {
    const update = (own: typeof args) => updateVersion.call(db, own) as Promise<TypeWithVersion<T>>
    const { version } = args.versionData
    if (!isSource(db, args.collection)) return update(args)
    const written = { ...read(args.collection, version), fields: Object.keys(version) }
    return inWrite(db, args, async (req) => {
      const result = await update({ ...returningId(args), req })
      await store(req, [result], written)
      return result
    })
  }
  db.deleteVersions = async (args) => {
    const { collection, where } = args
    // Pruning, by date, leaves the newest version.
    if (!isSource(db, collection) || 'updatedAt' in where) return deleteVersions.call(db, args)
    await inWrite(db, args, async (req) => {
      await deleteVersions.call(db, { ...args, req })
      await deleteDraftReferences(req, collection, where)
    })
  }
}

/**
 * Keeps the stored references equal to the documents, in the transaction of each write: every write of a document or
 * version goes through these methods. Foreign keys delete the references of deleted documents.
 */
export const withReferences = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (options) => {
    const db = adapter.init(options)
    storeOnDocumentWrites(db)
    storeOnVersionWrites(db)
    return db
  },
})
