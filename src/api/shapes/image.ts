import { z } from '@hono/zod-openapi'

import type { Media } from '@/payload-types'
import { imageCandidates } from '@/src/features/media/rules/image-address'

export const image = z
  .strictObject({
    id: z.uuid(),
    src: z.string(),
    alt: z.string().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    blurDataUrl: z.string().nullable(),
    sizes: z.array(z.strictObject({ name: z.string(), src: z.string(), width: z.number().nullable() })),
  })
  .openapi('Image')

/** An image in its published shape; null when there is none or it has no file. */
export function toImage(media: Media | null): z.output<typeof image> | null {
  if (!media?.url) return null
  return {
    id: media.id,
    src: media.url,
    alt: media.alt ?? null,
    width: media.width ?? null,
    height: media.height ?? null,
    blurDataUrl: media.blurDataUrl ?? null,
    sizes: imageCandidates(media),
  }
}
