/**
 * Defect: publishing one language pairs the rows of the draft with those of the published document by their position, so
 * that a row that moved gets the texts of another row in the other languages.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: index.int.test.ts "Payload gives a row that moved the texts of another row" fails
 */
import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, FindOneArgs } from 'payload'

import { keepOtherLocales, stripSharedRows } from './shared-rows'

/** Payload copies it, with the document's own fields, to what it merges into the document. */
const PUBLISHED = Symbol('published document')

type Doc = Record<string, unknown> & { [PUBLISHED]?: Doc; _status?: Record<string, unknown> | null }

/** What is merged has no joined documents. The type of the argument lacks the `false` that Payload itself passes. */
const WITHOUT_JOINS: object = { joins: false }

/** How Payload reads the document that it publishes one language into: by its id alone, in all languages. */
const isForMerging = ({ where, req: _req, collection: _collection, ...more }: FindOneArgs): boolean =>
  Object.keys(more).length === 0 && Object.keys(where ?? {}).join() === 'id'

/** The fields of a collection whose languages are published one by one; null of any other. */
function fieldsOf({ payload }: BaseDatabaseAdapter, slug: CollectionSlug) {
  const { versions, flattenedFields } = payload.collections[slug].config
  return versions?.drafts && versions.drafts.localizeStatus ? flattenedFields : null
}

/** Taking a language offline is no publication: rows and shared fields that a draft has changed wait for one. */
const withdrawn = ({ _status, updatedAt }: Doc, published: Doc): Doc => ({ ...published, _status, updatedAt })

/** Lets Payload merge into a document without rows, and gives each row, by its id, the texts that it had. */
export const withRowsById = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (options) => {
    const db = adapter.init(options)
    const { findOne, updateOne } = db
    db.findOne = async <D>(args: FindOneArgs): Promise<D | null> => {
      const fields = isForMerging(args) ? fieldsOf(db, args.collection) : null
      const query = fields ? { ...args, ...WITHOUT_JOINS } : args
      const found = await (findOne.call(db, query) as Promise<Doc | null>)
      return (found && fields ? { ...stripSharedRows(found, fields), [PUBLISHED]: found } : found) as D | null
    }
    db.updateOne = (change) => {
      const { [PUBLISHED]: published, ...doc } = change.data as Doc
      const fields = published && change.locale ? fieldsOf(db, change.collection) : null
      if (!published || !change.locale || !fields) return updateOne.call(db, change)
      const isPublic = ({ _status }: Doc) => _status?.[change.locale ?? ''] === 'published'
      const scope = { blocks: db.payload.blocks, locale: change.locale }
      const whole =
        isPublic(published) && !isPublic(doc)
          ? withdrawn(doc, published)
          : keepOtherLocales(doc, published, fields, scope)
      return updateOne.call(db, { ...change, data: whole })
    }
    return db
  },
})
