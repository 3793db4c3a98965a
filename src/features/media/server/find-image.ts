import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'

import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { imageVersion } from '@/src/features/media/rules/image-address'
import { globalSingleton } from '@/src/lib/global-singleton'

/** An image of the library: where its bytes are and which bytes they are. */
export type LibraryImage = { id: string; filename: string; mimeType: string; version: string }

const LONGEST_FILENAME = 255

/** Images that were found before: pages that are served while Postgres is gone keep theirs. */
const MAX_KNOWN = 5000
const lastFound = () =>
  globalSingleton('found-images', () => new LRUCache<string, LibraryImage>({ max: MAX_KNOWN }))

/**
 * The image of that file name, or null. Only names that the library holds lead to a file, so that no path can.
 * @param filename as stored: one segment, decoded
 */
export async function findImage(payload: Payload, filename: string): Promise<LibraryImage | null> {
  if (filename.length > LONGEST_FILENAME || filename.includes('\0')) return null
  const known = lastFound()
  try {
    const image = await readImage(payload, filename)
    if (image) known.set(filename, image)
    else known.delete(filename)
    return image
  } catch (error) {
    const held = isDatabaseConnectionError(error) ? known.get(filename) : undefined
    if (held) return held
    throw error
  }
}

async function readImage(payload: Payload, filename: string): Promise<LibraryImage | null> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: { filename: true, mimeType: true, hash: true, updatedAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // Public: files are shown on public pages; nothing of the record is answered.
    overrideAccess: true,
  })
  const media = docs[0]
  if (!media?.filename || !media.mimeType) return null
  const version = imageVersion(media.hash) ?? media.updatedAt
  return { id: media.id, filename: media.filename, mimeType: media.mimeType, version }
}
