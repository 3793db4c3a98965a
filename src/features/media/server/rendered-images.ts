import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

import { globalSingleton } from '@/src/lib/global-singleton'
import { queueImage } from './image-queue'

/** A response body, with its hash for the ETag. */
export type RenderedImage = { bytes: Buffer; hash: string }
type Render = () => Promise<Buffer>

/** Maximum bytes of cached images. They are in memory only, so they cannot fill the disk. */
const MAX_BYTES = 32 * 1024 * 1024

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27)

function openCache(): LRUCache<string, RenderedImage, Render> {
  return new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const bytes = await queueImage(render)
      return { bytes, hash: hashOf(bytes) }
    },
  })
}

/**
 * The image cached under `key`, or else rendered. Concurrent requests for one image render it once.
 * @throws {QueueFullError} when the queue is full
 */
export const renderedImage = (key: string, render: Render): Promise<RenderedImage> =>
  globalSingleton('rendered-images', openCache).forceFetch(key, { context: render })
