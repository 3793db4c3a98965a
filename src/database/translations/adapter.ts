import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type {
  CreateVersionArgs,
  DatabaseAdapterObj,
  JsonObject,
  PayloadRequest,
  TypeWithVersion,
  UpdateVersionArgs,
} from 'payload'

import { idOf, inWrite, returningId } from '../in-write'
import type { TextCollection } from './store'
import {
  hasStoredTexts,
  isWhole,
  readStoredTexts,
  storedTexts,
  type StoredTexts,
  storeTexts,
} from './stored-texts'

type Data = Record<string, unknown>
/** `texts` as they are in the data of the write, which the write may change; null when it has some fields only. */
type Write = { collection: TextCollection; version: boolean; texts: StoredTexts | null }

const hasDrafts = ({ payload }: PostgresAdapter, slug: TextCollection): boolean =>
  Boolean(payload.collections[slug].config.versions?.drafts)

/** Whether it is the newest state of a document: of a collection with drafts, that is a version. */
const isNewest = (db: PostgresAdapter, slug: string, version: boolean): slug is TextCollection =>
  hasStoredTexts(slug) && hasDrafts(db, slug) === version

function readWrite(
  db: PostgresAdapter,
  slug: string,
  data: Data,
  { version = false, isNew = false },
): Write | null {
  if (!isNewest(db, slug, version)) return null
  const texts = isNew || isWhole(db.payload, slug, data) ? storedTexts(db.payload, slug, data) : null
  return { collection: slug, version, texts }
}

async function store(
  req: PayloadRequest,
  results: readonly unknown[],
  { texts, ...write }: Write,
): Promise<void> {
  for (const result of results) {
    const id = idOf(result)
    if (!id) continue
    const source = { ...write, id }
    await storeTexts(req, source, texts ?? (await readStoredTexts(req, source)))
  }
}

function storeOnVersionWrites(db: PostgresAdapter): void {
  const { createVersion, updateVersion } = db
  db.createVersion = async <T extends JsonObject>(args: CreateVersionArgs<T>) => {
    const create = (own: typeof args) => createVersion.call(db, own) as Promise<TypeWithVersion<T>>
    const write = readWrite(db, args.collectionSlug, args.versionData, { version: true, isNew: true })
    if (!write) return create(args)
    return inWrite(db, args, async (req) => {
      const result = await create({ ...returningId(args), req })
      await store(req, [result], write)
      return result
    })
  }
  db.updateVersion = async <T extends JsonObject>(args: UpdateVersionArgs<T>) => {
    const update = (own: typeof args) => updateVersion.call(db, own) as Promise<TypeWithVersion<T>>
    const write = readWrite(db, args.collection, args.versionData.version, { version: true })
    if (!write) return update(args)
    return inWrite(db, args, async (req) => {
      const result = await update({ ...returningId(args), req })
      await store(req, [result], write)
      return result
    })
  }
}

function storeOnDocumentWrites(db: PostgresAdapter): void {
  const { create, updateOne, updateMany } = db
  db.create = async (args) => {
    const write = readWrite(db, args.collection, args.data, { isNew: true })
    if (!write) return create.call(db, args) as Promise<unknown>
    return inWrite(db, args, async (req) => {
      const result: unknown = await create.call(db, { ...returningId(args), req })
      await store(req, [result], write)
      return args.returning === false ? null : result
    })
  }
  db.updateOne = async (args) => {
    const write = readWrite(db, args.collection, args.data, {})
    if (!write) return updateOne.call(db, args) as Promise<unknown>
    return inWrite(db, args, async (req) => {
      const result: unknown = await updateOne.call(db, { ...(args.id ? args : returningId(args)), req })
      await store(req, [args.id ? { id: args.id } : result], write)
      return args.returning === false ? null : result
    })
  }
  db.updateMany = async (args) => {
    const write = readWrite(db, args.collection, args.data, {})
    if (!write) return updateMany.call(db, args)
    return inWrite(db, args, async (req) => {
      const results = await updateMany.call(db, { ...returningId(args), req })
      await store(req, results ?? [], write)
      return args.returning === false ? null : results
    })
  }
}

/**
 * Keeps what translations were made from, and by which texts a document is found, true to the documents, in the transaction
 * of each write: every save, restore, copy and import goes through these methods.
 */
export const withStoredTexts = (
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
