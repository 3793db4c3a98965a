import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'

import { decodeImage, ImageRefused, type ImageRefusal } from '@/src/lib/image/decode'
import { sanitizeSvg } from '@/src/lib/image/svg'

const MESSAGES: Record<ImageRefusal, { nl: string; en: string }> = {
  undecodable: {
    nl: 'Dit bestand is geen leesbare afbeelding. Bewaar het opnieuw als JPEG, PNG, WebP of AVIF.',
    en: 'This file is not a readable image. Save it again as JPEG, PNG, WebP or AVIF.',
  },
  'wrong-type': {
    nl: 'De inhoud van dit bestand past niet bij zijn type. Bewaar het opnieuw onder de juiste extensie.',
    en: 'The content of this file does not fit its type. Save it again under the right extension.',
  },
  'too-large': {
    nl: 'Deze afbeelding heeft te veel pixels. Hoogstens 50 megapixel is toegestaan.',
    en: 'This image has too many pixels. At most 50 megapixels are allowed.',
  },
}

const refuse = (req: PayloadRequest, reason: ImageRefusal): APIError =>
  new APIError(MESSAGES[reason][req.i18n.language === 'nl' ? 'nl' : 'en'], 415, null, true)

/** Decodes what was uploaded to prove what it is, and cleans SVG, before any of it is stored. */
export const proveImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if (!file?.data || (operation !== 'create' && operation !== 'update' && operation !== 'updateByID'))
    return args
  try {
    if (file.mimetype === 'image/svg+xml') {
      file.data = sanitizeSvg(file.data)
      file.size = file.data.byteLength
    } else {
      await decodeImage(file.data, file.mimetype)
    }
  } catch (error) {
    if (error instanceof ImageRefused) throw refuse(req, error.reason)
    throw error
  }
  return args
}
