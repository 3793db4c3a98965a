import { APIError, type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { textIn } from '@/src/i18n/locale-texts'

const namesAddress = ({ data }: PayloadRequest): boolean => typeof data?.url === 'string'

function refuseAddress({ i18n }: PayloadRequest): never {
  const message = textIn(
    {
      nl: 'Een kopie heeft het bestand van de afbeelding zelf, niet dat van een adres.',
      en: 'A copy has the file of the image itself, not that of an address.',
    },
    i18n.language,
  )
  throw new APIError(message, 400, null, true)
}

/**
 * An image is made of a file that is sent, or is a copy of one. Payload would fetch it from any address that the data name,
 * and what arrives so is never looked at; it has read the address before hooks run, so that nothing can take it away.
 * @throws {APIError} 400
 */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  // Who may make no image hears that from access.
  if (operation !== 'create' || overrideAccess || !hasPermissionInAnyTenant(req.user, 'media.write'))
    return args
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  if (isCopy && namesAddress(req)) refuseAddress(req)
  if (!isCopy && !req.file) throw new MissingFile(req.t)
  return args
}
