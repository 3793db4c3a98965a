import { APIError, type PayloadRequest } from 'payload'

import { ImageError } from '@/src/features/media/image/decode'
import { type Rejection, REJECTIONS } from '@/src/features/media/rules/rejections'
import { textIn } from '@/src/i18n/locale-texts'
import { QueueFullError } from '@/src/platform/queue-full-error'

const BUSY: Rejection = {
  status: 503,
  nl: 'Er worden te veel tekeningen tegelijk verwerkt. Probeer het over een minuut opnieuw.',
  en: 'Too many drawings are being handled at once. Try again in a minute.',
}

/** The API error for a rejected image; any other error is returned unchanged. */
export function imageError(error: unknown, { i18n }: PayloadRequest): unknown {
  const rejection =
    error instanceof ImageError ? REJECTIONS[error.reason] : error instanceof QueueFullError ? BUSY : null
  if (!rejection) return error
  return new APIError(textIn(rejection, i18n.language), rejection.status, null, true)
}
