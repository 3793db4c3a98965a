/**
 * Defect: saving a document reads it, merges the data of one locale into it and writes all of it: of two saves at once, in
 * two locales for example, the second overwrites what the first has written.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: lock-while-saving.int.test.ts "Payload overwrites what another save has written meanwhile" fails
 */
import type { CollectionBeforeOperationHook, CollectionConfig, Plugin } from 'payload'

import { isUuid } from '@/src/lib/uuid'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'

/** Payload calls it in the transaction of the save, before it reads the document. */
const lockDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation === 'update' && 'id' in args && isUuid(args.id))
    await lockRow(req, tableName(collection.slug), args.id)
}

/** Blocks are one JSON column: a save that is merged into what was read before writes all of them. */
const isMerged = ({ versions, fields }: CollectionConfig): boolean =>
  Boolean(versions) || fields.some(({ type }) => type === 'blocks')

/** Saves documents with drafts or blocks one after the other. */
export const lockWhileSaving: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isMerged(collection)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeOperation: [lockDocument, ...(collection.hooks?.beforeOperation ?? [])],
          },
        }
      : collection,
  ),
})
