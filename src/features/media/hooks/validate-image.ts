import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { lockByName } from '@/src/platform/database/lock'
import { fileStem } from '@/src/features/media/image/file-name'
import { preparedImage, withOrigin } from '@/src/features/media/server/prepared-image'
import { acceptFile } from '@/src/features/media/server/receive-file'
import { imageError } from './image-error'

const WRITING = ['create', 'update', 'updateByID']

/** Validates and sanitises an upload before it is stored. API and panel both pass through here. */
export const validateImage: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  const { file } = req
  if (!file || !WRITING.includes(operation)) return args
  // Access is checked after this hook; decoding is too expensive to do for whoever may not store the result.
  if (!overrideAccess && !hasPermissionInAnyTenant(req.user, 'media.write')) throw new Forbidden(req.t)
  try {
    if (!preparedImage(req)) {
      const accepted = await acceptFile(file)
      req.file = accepted.file
      Object.assign(req.context, withOrigin(accepted.origin))
    }
  } catch (error) {
    throw imageError(error, req)
  }
  // Payload looks for a free file name, then writes: of two concurrent uploads the second must see the first.
  await lockByName(req, `media file ${fileStem((req.file ?? file).name)}`)
  return args
}
