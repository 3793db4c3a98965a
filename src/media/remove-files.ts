import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'

/**
 * Removes the files of images whose records are gone for good, from the disk or, by the collection's own hooks, from
 * where else they are kept. A file that cannot be removed is logged: nothing refers to it any more.
 */
export async function removeFiles(
  payload: Payload,
  user: PayloadRequest['user'],
  images: readonly Media[],
): Promise<void> {
  const { config: collection } = payload.collections.media
  const { staticDir, disableLocalStorage } = collection.upload
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  for (const image of images) {
    try {
      if (image.filename && staticDir && !disableLocalStorage)
        await rm(path.join(staticDir, path.basename(image.filename)), { force: true })
      // The tenant may be gone as well, and nothing written from here on can refer to it.
      const doc = { ...image, tenant: null }
      for (const hook of collection.hooks.afterDelete)
        await hook({ collection, context: req.context, doc, id: image.id, req })
    } catch (error) {
      payload.logger.error({ err: error, image: image.id }, 'A file of a removed image was not removed')
    }
  }
}
