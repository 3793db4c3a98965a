/**
 * Defect: Payload writes and deletes the files of uploads inside the transaction of their document. After a rollback the
 * document has lost its file, or a file is left that no document names.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: transactional-files.int.test.ts "Payload deletes a file although its transaction is rolled back" fails
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload'

import type { Media } from '@/payload-types'
import { textIn } from '@/src/i18n/locale-texts'
import { isUuid } from '@/src/lib/uuid'
import { lockRow } from '@/src/platform/database/lock'
import { onTransactionEnd } from './database/transaction-end'

/** `backUp` resolves to the name of the backup, or to null if the file does not exist. */
export type FileStore = {
  backUp: (filename: string) => Promise<string | null>
  discard: (backup: string) => Promise<void>
  restore: (payload: Payload, backup: string) => Promise<void>
  remove: (filename: string) => Promise<void>
}

/** Serializes changes of one file, so that the second reads what the first has written. */
const lockDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const changesFile = operation === 'delete' || (operation === 'update' && req.file)
  if (changesFile && 'id' in args && isUuid(args.id)) await lockRow(req, 'media', args.id)
  return args
}

async function backUpUntilEnd(req: PayloadRequest, id: string, store: FileStore): Promise<void> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // Only makes a backup; the operation itself checks access.
    overrideAccess: true,
    req,
  })
  const filename = docs[0]?.filename
  const backup = filename ? await store.backUp(filename) : null
  if (!backup) return
  await onTransactionEnd(req, (outcome) =>
    outcome === 'committed' ? store.discard(backup) : store.restore(payload, backup),
  )
}

function rejectSeveral({ i18n }: PayloadRequest): never {
  const message = textIn(
    { nl: 'Een bestand vervangt één afbeelding tegelijk.', en: 'A file replaces one image at a time.' },
    i18n.language,
  )
  throw new APIError(message, 400, null, true)
}

/** @throws {APIError} 400 for a bulk update with a file */
const backUpReplacedFile =
  (store: FileStore): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !req.file) return args
    if (!('id' in args) || typeof args.id !== 'string') return rejectSeveral(req)
    if (isUuid(args.id)) await backUpUntilEnd(req, args.id, store)
    return args
  }

const backUpDeletedFile =
  (store: FileStore): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    backUpUntilEnd(req, String(id), store)

const removeUnusedFile =
  (store: FileStore): CollectionBeforeChangeHook<Media> =>
  async ({ data, originalDoc, req }) => {
    const { filename } = data
    if (!req.file || !filename || filename === originalDoc?.filename) return data
    await onTransactionEnd(req, async (outcome) => {
      if (outcome === 'rolledBack') await store.remove(filename)
    })
    return data
  }

/** The hooks that make the files of a collection follow its transactions. */
export const transactionalFiles = (store: FileStore) => ({
  beforeOperation: [lockDocument, backUpReplacedFile(store)],
  beforeChange: removeUnusedFile(store),
  beforeDelete: backUpDeletedFile(store),
})
