import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

import { globalSingleton } from '@/src/lib/global-singleton'
import { queueImage } from './image-queue'

/** An answer's body, with its hash for the ETag. */
export type RenderedImage = { bytes: Buffer; hash: string }
type Render = () => Promise<Buffer>

/** Bytes of images held in memory. Nothing is written to disk, so nothing can fill it. */
const MAX_BYTES = 128 * 1024 * 1024

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27)

function openCache(): LRUCache<string, RenderedImage, Render> {
  return new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _held, { context: render }) => {
      const bytes = await queueImage(render)
      return { bytes, hash: hashOf(bytes) }
    },
  })
}

/**
 * The image under `key`, made by `render` unless it is held. Requests for one image at the same time make it once.
 * @throws {TooBusy} when too many wait already
 */
export const renderedImage = (key: string, render: Render): Promise<RenderedImage> =>
  globalSingleton('rendered-images', openCache).forceFetch(key, { context: render })
