/**
 * Defect: the storage plugin deletes a file from the bucket inside the transaction that deletes its document, so a rollback
 * leaves a document without a file. It also keeps an upload in the request's context, from where the next change of any
 * document in the same request stores it again.
 * Seen in: @payloadcms/storage-s3 3.90.1 (@payloadcms/plugin-cloud-storage)
 * Upstream: not reported yet
 * Remove when: transactional-s3.int.test.ts "the storage plugin deletes a file before its transaction has ended" fails
 */
import { rm } from 'node:fs/promises'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, Plugin } from 'payload'

import { onTransactionEnd } from './database/transaction-end'

type ToError = (error: unknown, req: PayloadRequest) => Error

/** Throws the error of `toError` if an upload fails, so that the transaction is rolled back and no document remains. */
const reportFailure =
  (store: CollectionAfterChangeHook, toError: ToError): CollectionAfterChangeHook =>
  async (args) => {
    const tempFilePath = args.req.file?.tempFilePath
    try {
      const stored: unknown = await store(args)
      return stored
    } catch (error) {
      args.req.payload.logger.error({ err: error }, 'An image could not be stored in the bucket')
      throw toError(error, args.req)
    } finally {
      delete args.req.context._payloadCloudStorage
      // The plugin removes `req.file`, so Payload cannot delete the temporary file.
      if (tempFilePath && !args.req.file) await rm(tempFilePath, { force: true })
    }
  }

const afterCommit =
  (remove: CollectionAfterDeleteHook): CollectionAfterDeleteHook =>
  async (args) => {
    await onTransactionEnd(args.req, async (outcome) => {
      if (outcome === 'committed') await remove(args)
    })
  }

/** Wraps the wrapLast hook of a list, which is that of the storage plugin. */
const wrapLast = <T>(list: T[] | undefined, wrap: (hook: T) => T): T[] =>
  (list ?? []).map((hook, index, all) => (index === all.length - 1 ? wrap(hook) : hook))

/** Deletes files of the bucket only after the transaction commits. Must come directly after the storage plugin in the list of plugins. */
export const transactionalS3 =
  (toError: ToError): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => {
      if (collection.slug !== 'media') return collection
      const { hooks = {} } = collection
      return {
        ...collection,
        hooks: {
          ...hooks,
          afterChange: wrapLast(hooks.afterChange, (hook) => reportFailure(hook, toError)),
          afterDelete: wrapLast(hooks.afterDelete, afterCommit),
        },
      }
    }),
  })
