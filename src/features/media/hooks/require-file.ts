import { APIError, type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { textIn } from '@/src/i18n/locale-texts'

const hasSource = ({ data, file }: PayloadRequest): boolean => !!file || typeof data?.url === 'string'

function rejectSource({ i18n }: PayloadRequest): never {
  const message = textIn(
    {
      nl: 'Een kopie houdt het bestand van de oorspronkelijke afbeelding; stuur geen ander mee en geen URL.',
      en: 'A duplicate keeps the file of the original image; do not send another or a URL.',
    },
    i18n.language,
  )
  throw new APIError(message, 400, null, true)
}

/**
 * An image is created from an uploaded file or by duplicating one. Payload would also fetch it from a URL in the data,
 * bypassing our validation; it has read that URL before hooks run, so a hook cannot remove it.
 * @throws {APIError} 400
 */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  // An actor without access gets that error from access control instead.
  if (operation !== 'create' || overrideAccess || !hasPermissionInAnyTenant(req.user, 'media.write'))
    return args
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  if (isCopy && hasSource(req)) rejectSource(req)
  if (!isCopy && !req.file) throw new MissingFile(req.t)
  return args
}
