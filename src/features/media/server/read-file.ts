import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'

import { env } from '@/src/platform/env'
import type { LibraryImage } from './find-image'
import { servesFiles } from '@/src/upstream/payload/missing-files'

const NOT_FOUND = 404

/** Reads a regular file of the media folder; symbolic links are not followed. */
async function readFromDisk(filename: string): Promise<Buffer | null> {
  if (path.basename(filename) !== filename) return null
  const file = path.join(/* turbopackIgnore: true */ env.MEDIA_DIR, filename)
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null)
  if (!handle) return null
  try {
    return (await handle.stat()).isFile() ? await handle.readFile() : null
  } finally {
    await handle.close()
  }
}

/** The bucket does not respond or denies access, so whether it has the file is unknown. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/**
 * The bytes of a stored image, from the bucket when one is configured, else from the disk; null when the file is gone.
 * @throws {StorageUnavailable}
 */
export async function readImageFile(payload: Payload, image: LibraryImage): Promise<Buffer | null> {
  const { handlers: all = [] } = payload.collections.media.config.upload
  const handlers = all.filter(servesFiles)
  if (handlers.length === 0) return readFromDisk(image.filename)
  const req = await createLocalReq({}, payload)
  for (const handler of handlers) {
    const response = await handler(req, {
      doc: { id: image.id },
      params: { collection: 'media', filename: image.filename },
    })
    if (response?.ok) return Buffer.from(await response.arrayBuffer())
    if (response?.status === NOT_FOUND) return null
    if (response) throw new StorageUnavailable(`The bucket responded with status ${response.status}`)
  }
  return null
}
