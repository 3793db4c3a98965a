import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

import { lockByName } from '@/src/platform/database/lock'
import { fileStem } from '@/src/features/media/image/file-name'
import { acceptFile } from '@/src/features/media/server/receive-file'
import { imageError } from './image-error'

const WRITING = ['create', 'update', 'updateByID']

/** Proves and cleans what was uploaded before any of it is stored: the one way in, for the API and the admin alike. */
export const validateImage: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  const { file } = req
  if (!file || !WRITING.includes(operation)) return args
  // Whether the person may write is asked later; decoding is too dear to do for nobody.
  if (!overrideAccess && !req.user) throw new Forbidden(req.t)
  try {
    req.file = await acceptFile(file)
  } catch (error) {
    throw imageError(error, req)
  }
  // Payload looks for a free name, then writes: of two uploads at once the second must see the first.
  await lockByName(req, `media file ${fileStem(req.file.name)}`)
  return args
}
