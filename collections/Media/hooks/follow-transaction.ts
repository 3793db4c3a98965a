import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import type { Media } from '@/payload-types'
import { lockRow } from '@/src/platform/database/lock'
import { whenSettled } from '@/src/upstream/payload/database/transaction-end'
import { isUuid } from '@/src/lib/uuid'
import { holdFile, releaseHold, restoreHeld } from '@/src/features/media/server/file-backup'
import { removeStoredFile } from '@/src/features/media/server/stored-file'

/** Of two that are about to take an image's file, the second reads what the first has made of it. */
export const awaitOthers: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const takesFile = operation === 'delete' || (operation === 'update' && req.file)
  if (takesFile && 'id' in args && isUuid(args.id)) await lockRow(req, 'media', args.id)
  return args
}

/** Payload removes files within the transaction: when that is undone, the file must be there again. */
async function holdUntilSettled(req: PayloadRequest, id: string): Promise<void> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // A file is held for whoever is about to lose it; whether they may is asked elsewhere.
    overrideAccess: true,
    req,
  })
  const filename = docs[0]?.filename
  const hold = filename ? await holdFile(filename) : null
  if (!hold) return
  await whenSettled(req, (outcome) =>
    outcome === 'committed' ? releaseHold(hold) : restoreHeld(payload, hold),
  )
}

function refuseMany({ i18n }: PayloadRequest): never {
  const message =
    i18n.language === 'nl'
      ? 'Een bestand vervangt één afbeelding tegelijk.'
      : 'A file replaces one image at a time.'
  throw new APIError(message, 400, null, true)
}

/** @throws {APIError} 400 for a file that would replace those of several images, which nothing holds */
export const holdReplacedFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.file) return args
  if (!('id' in args) || typeof args.id !== 'string') return refuseMany(req)
  if (isUuid(args.id)) await holdUntilSettled(req, args.id)
  return args
}

export const holdRemovedFile: CollectionBeforeDeleteHook = ({ id, req }) => holdUntilSettled(req, String(id))

/** A record that is not made leaves no file. */
export const discardUnusedFile: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const { filename } = data
  if (!req.file || !filename || filename === originalDoc?.filename) return data
  await whenSettled(req, async (outcome) => {
    if (outcome === 'rolledBack') await removeStoredFile(filename)
  })
  return data
}
