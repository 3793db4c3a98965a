import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

import { globalSingleton } from '@/src/lib/global-singleton'
import { imageQueue } from './image-queue'

/** A response body, with its hash for the ETag. */
export type RenderedImage = { bytes: Buffer; hash: string }

/** Maximum bytes of cached images. They are in memory only, so they cannot fill the disk. */
const MAX_BYTES = 32 * 1024 * 1024

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27)

const renderedImages = () =>
  globalSingleton(
    'rendered-images',
    () =>
      new LRUCache<string, RenderedImage>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length,
      }),
  )

/**
 * The image cached under `key`, or else rendered, at the turn of `client`. Concurrent requests for one image render it
 * once.
 * @throws {QueueFullError} when the queue is full
 */
export async function renderedImage(
  client: string,
  key: string,
  render: () => Promise<Buffer>,
): Promise<RenderedImage> {
  const cached = renderedImages().get(key)
  if (cached) return cached
  return imageQueue().run(client, key, async () => {
    const bytes = await render()
    const rendered = { bytes, hash: hashOf(bytes) }
    renderedImages().set(key, rendered)
    return rendered
  })
}
