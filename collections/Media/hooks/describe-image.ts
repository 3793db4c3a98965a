import type { CollectionBeforeChangeHook } from 'payload'

import { describe } from '@/src/lib/image/describe'
import type { Media } from '@/payload-types'

/** Fills what pages need to show an image without a jump: ratio, blur placeholder, dominant colour. */
export const describeImage: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  if (!req.file?.data) return data
  return { ...data, ...(await describe(req.file.data, req.payload.logger)) }
}
