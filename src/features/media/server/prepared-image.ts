import type { PayloadRequest } from 'payload'

import type { ImageDescription } from '@/src/features/media/image/describe'
import type { Origin } from './receive-file'

const KEY = 'preparedImage'
const ORIGIN = 'originOfFile'

/** For `req.context` of an upload whose file needs no check, because it is part of the source: its description. */
export const withPreparedImage = (description: ImageDescription): Record<string, unknown> => ({
  [KEY]: description,
})

/** The description that the source has of the uploaded file, if it has one. */
export const preparedImage = ({ context }: PayloadRequest): ImageDescription | undefined =>
  context[KEY] as ImageDescription | undefined

/** For `req.context` of an upload: what is known of the file as it was sent. */
export const withOrigin = (origin: Origin): Record<string, unknown> => ({ [ORIGIN]: origin })

/** What is known of the uploaded file as it was sent; nothing of one that is part of the source. */
export const originOf = ({ context }: PayloadRequest): Origin | undefined =>
  context[ORIGIN] as Origin | undefined
