import { rm } from 'node:fs/promises'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Plugin } from 'payload'

import { whenSettled } from '@/src/upstream/payload/database/transaction-end'
import { storageFailure } from './storage-failure'

/** An upload that fails says so as a 503; the transaction is rolled back, so no record is left either. */
const sayingWhy =
  (store: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    const tempFilePath = args.req.file?.tempFilePath
    try {
      const stored: unknown = await store(args)
      return stored
    } catch (error) {
      args.req.payload.logger.error({ err: error }, 'An image could not be stored in the bucket')
      throw storageFailure(error, args.req)
    } finally {
      // The plugin remembers the file for the rest of the request: the next change of any image would get it too.
      delete args.req.context._payloadCloudStorage
      // It takes the file from the request, so that Payload no longer finds what to remove.
      if (tempFilePath && !args.req.file) await rm(tempFilePath, { force: true })
    }
  }

/** A file goes when its record is gone for good: a deletion that is undone finds it where it was. */
const afterCommit =
  (remove: CollectionAfterDeleteHook): CollectionAfterDeleteHook =>
  async (args) => {
    await whenSettled(args.req, async (outcome) => {
      if (outcome === 'committed') await remove(args)
    })
  }

/** Wraps the last of a list: what the storage plugin, which stands before this one, has added. */
const last = <T>(list: T[] | undefined, wrap: (hook: T) => T): T[] =>
  (list ?? []).map((hook, index, all) => (index === all.length - 1 ? wrap(hook) : hook))

/** Makes the bucket keep step with the database. To be listed directly after the storage plugin. */
export const carefulBucket: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (collection.slug !== 'media') return collection
    const { hooks = {} } = collection
    return {
      ...collection,
      hooks: {
        ...hooks,
        afterChange: last(hooks.afterChange, sayingWhy),
        afterDelete: last(hooks.afterDelete, afterCommit),
      },
    }
  }),
})
