import type { z } from '@hono/zod-openapi'

import type { Author } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Serialize } from '@/src/api/core/resource/resource'
import type { author } from './schemas'

const toAuthor = (doc: Author): Omit<z.output<typeof author>, 'locale'> => ({
  id: doc.id,
  name: doc.name,
  slug: doc.slug,
  role: doc.role ?? null,
  bio: doc.bio ?? null,
  photo: doc.photo ? referenceId(doc.photo) : null,
  links: (doc.links ?? []).map(({ id, label, url }) => ({ id: id ?? '', label: label || null, url })),
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toAuthors: Serialize<'authors', typeof author> = (_, docs, locale) =>
  docs.map((doc) => ({ ...toAuthor(doc), locale }))
