import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import type { Media } from '@/payload-types'
import { whenSettled } from '@/src/lib/database/settled'
import { holdFile, removeStoredFile } from '@/src/media/stored-file'

/** Payload removes files within the transaction: when that is undone, the file must be there again. */
async function holdUntilSettled(req: PayloadRequest, id: number | string): Promise<void> {
  const { docs } = await req.payload.find({
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
  if (hold) await whenSettled(req, (outcome) => (outcome === 'committed' ? hold.release() : hold.restore()))
}

/** Payload names the change of one document by either. */
const CHANGING = ['update', 'updateByID']

export const holdReplacedFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (CHANGING.includes(operation) && req.file && 'id' in args) await holdUntilSettled(req, args.id)
  return args
}

export const holdRemovedFile: CollectionBeforeDeleteHook = ({ id, req }) => holdUntilSettled(req, id)

/** A record that is not made leaves no file. */
export const discardUnusedFile: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const { filename } = data
  if (!req.file || !filename || filename === originalDoc?.filename) return data
  await whenSettled(req, async (outcome) => {
    if (outcome === 'rolledBack') await removeStoredFile(filename)
  })
  return data
}
