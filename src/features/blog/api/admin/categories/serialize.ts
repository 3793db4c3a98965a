import type { z } from '@hono/zod-openapi'

import type { Category } from '@/payload-types'
import type { Serialize } from '@/src/api/core/resource/resource'
import type { category } from './schemas'

const toCategory = (doc: Category): Omit<z.output<typeof category>, 'locale'> => ({
  id: doc.id,
  name: doc.name || null,
  slug: doc.slug || null,
  description: doc.description || null,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toCategories: Serialize<'categories', typeof category> = (_, docs, locale) =>
  docs.map((doc) => ({ ...toCategory(doc), locale }))
