import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

import { lockName } from '@/src/platform/database/lock'
import { stemOf } from '@/src/features/media/image/file-name'
import { receiveFile } from '@/src/features/media/server/receive-file'
import { imageRefusal } from './image-refusal'

const WRITING = ['create', 'update', 'updateByID']

/** Proves and cleans what was uploaded before any of it is stored: the one way in, for the API and the admin alike. */
export const proveImage: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  const { file } = req
  if (!file || !WRITING.includes(operation)) return args
  // Whether the person may write is asked later; decoding is too dear to do for nobody.
  if (!overrideAccess && !req.user) throw new Forbidden(req.t)
  try {
    req.file = await receiveFile(file)
  } catch (error) {
    throw imageRefusal(error, req)
  }
  // Payload looks for a free name, then writes: of two uploads at once the second must see the first.
  await lockName(req, `media file ${stemOf(req.file.name)}`)
  return args
}
