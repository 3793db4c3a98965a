import type { PayloadRequest } from 'payload'

import type { ImageDescription } from '@/src/features/media/image/describe'

const KEY = 'preparedImage'

/** For `req.context` of an upload whose file needs no check, because it is part of the source: its description. */
export const withPreparedImage = (description: ImageDescription): Record<string, unknown> => ({
  [KEY]: description,
})

/** The description that the source has of the uploaded file, if it has one. */
export const preparedImage = ({ context }: PayloadRequest): ImageDescription | undefined =>
  context[KEY] as ImageDescription | undefined
