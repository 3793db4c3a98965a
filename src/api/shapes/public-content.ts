import { z } from '@hono/zod-openapi'

import type { Media, Page } from '@/payload-types'
import { populatedMedia } from '@/src/rendering/site'
import { isRecord } from '@/src/lib/is-record'
import { orNull } from '../core/schemas'
import { image, toImage } from './image'

const text = z.string().nullable()

export const publicSeo = z.strictObject({
  title: text,
  description: text,
  image: orNull(image),
  noindex: z.boolean(),
})

/** Metadata for search engines and social networks, with the image populated. */
export const toPublicSeo = (seo: Page['seo']): z.output<typeof publicSeo> => ({
  title: seo?.title ?? null,
  description: seo?.description ?? null,
  image: toImage(populatedMedia(seo?.image)),
  noindex: seo?.noindex ?? false,
})

const isMedia = (value: Record<string, unknown>): boolean => 'mimeType' in value && 'filename' in value

/** Stored content for visitors: images in their published shape, links as URLs, nothing of other documents. */
export function publish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publish)
  if (!isRecord(value)) return value
  // Only media documents have these fields.
  if (isMedia(value)) return toImage(value as unknown as Media)
  const own = Object.entries(value).filter(([key]) => !(key === 'page' && 'href' in value))
  return Object.fromEntries(own.map(([key, child]) => [key, publish(child)]))
}
