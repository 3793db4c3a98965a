import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'

import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { imageVersion } from '@/src/features/media/rules/image-address'
import { globalSingleton } from '@/src/lib/global-singleton'

/** The properties of a media document that serving its file needs. */
export type LibraryImage = { id: string; filename: string; mimeType: string; version: string }

const LONGEST_FILENAME = 255

/** Images found before, so that stale pages keep theirs during a database outage. */
const MAX_CACHED = 5000
const foundImages = () =>
  globalSingleton('found-images', () => new LRUCache<string, LibraryImage>({ max: MAX_CACHED }))

/**
 * The image with that file name, or null. Only file names of media documents resolve, so path traversal cannot.
 * @param filename as stored: one segment, decoded
 */
export async function findImage(payload: Payload, filename: string): Promise<LibraryImage | null> {
  if (filename.length > LONGEST_FILENAME || filename.includes('\0')) return null
  const cache = foundImages()
  try {
    const image = await readImage(payload, filename)
    if (image) cache.set(filename, image)
    else cache.delete(filename)
    return image
  } catch (error) {
    const cached = isDatabaseConnectionError(error) ? cache.get(filename) : undefined
    if (cached) return cached
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
    // Files are public, and nothing else of the document leaves this module.
    overrideAccess: true,
  })
  const media = docs[0]
  if (!media?.filename || !media.mimeType) return null
  const version = imageVersion(media.hash) ?? media.updatedAt
  return { id: media.id, filename: media.filename, mimeType: media.mimeType, version }
}
