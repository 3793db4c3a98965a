import { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { uuid } from '../core/schemas'

const text = z.string().max(500).nullable()

const image = uuid.nullable().openapi({
  description: 'The id of an image. Shared by all languages.',
})

export const seo = z
  .strictObject({ title: text, description: text, image, noindex: z.boolean() })
  .openapi('Seo', {
    description: 'Metadata for search engines and social networks; null: derived from the content.',
  })

export const toSeo = (stored: Page['seo']): z.output<typeof seo> => ({
  title: stored?.title ?? null,
  description: stored?.description ?? null,
  image: stored?.image ? referenceId(stored.image) : null,
  noindex: stored?.noindex ?? false,
})

/** Texts that a body leaves out become empty; the image, which locales share, stays. */
export const fromSeo = (
  given: Partial<z.output<typeof seo>>,
  current: object | null,
): Partial<z.output<typeof seo>> => ({
  title: null,
  description: null,
  noindex: false,
  ...(current === null && { image: null }),
  ...given,
})
