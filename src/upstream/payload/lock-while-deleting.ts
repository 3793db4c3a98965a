/**
 * Defect: of several deletions of a document at once, those that find it gone go on, with `null` for the document in
 * every later hook.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: parallel-writes.int.test.ts "Payload goes on deleting a document that is gone" fails
 */
import { type CollectionBeforeDeleteHook, NotFound, type Plugin } from 'payload'

import { lockRowForDelete } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'

/** Payload has found the document, and calls this in the transaction of the deletion. */
const lockDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!(await lockRowForDelete(req, tableName(collection.slug), String(id)))) throw new NotFound(req.t)
}

/** Deletes a document once. */
export const lockWhileDeleting: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeDelete: [lockDeleted, ...(collection.hooks?.beforeDelete ?? [])],
    },
  })),
})
