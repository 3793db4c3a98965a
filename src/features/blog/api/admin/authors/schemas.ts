import { z } from '@hono/zod-openapi'

import { isLinkTarget } from '@/src/lib/safe-href'
import { inputOf } from '@/src/api/core/resource/input'
import { sharedField } from '@/src/api/core/resource/shared-fields'
import { localeCode, slug, timestamp, uuid } from '@/src/api/core/schemas'

const MAX_LINE = 200
const MAX_PROSE = 5000
const MAX_LINKS = 6

const line = z.string().trim().max(MAX_LINE)
const id = z.string().max(100).openapi({ description: 'The id of the row; send it back to keep the row.' })

const link = z.strictObject({ id, label: z.string().nullable(), url: z.string() })

export const author = z
  .strictObject({
    id: uuid,
    locale: localeCode,
    name: z.string(),
    slug: z.string(),
    role: z.string().nullable(),
    bio: z.string().nullable(),
    photo: uuid.nullable().openapi({ description: 'The id of an image.' }),
    links: z.array(link),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Author')

const linkBody = z.strictObject({
  id: id.optional(),
  label: line.min(1),
  url: z
    .string()
    .max(2000)
    .refine(isLinkTarget, 'Must be a path, an #anchor, or an http(s):, mailto: or tel: URL.'),
})

/** The shared fields of a new author. */
export const AUTHOR_DEFAULTS = { photo: null, links: [] }

export const authorBody = inputOf(author, {
  name: line.min(1).openapi({ description: 'The same in all languages.' }),
  slug: slug
    .optional()
    .openapi({ description: 'Default: derived from the name; an existing author keeps its slug.' }),
  role: line.nullable().default(null),
  bio: z.string().max(MAX_PROSE).nullable().default(null),
  photo: sharedField(uuid.nullable(), AUTHOR_DEFAULTS.photo, 'The id of an image.'),
  links: sharedField(z.array(linkBody).max(MAX_LINKS), AUTHOR_DEFAULTS.links),
}).openapi('AuthorInput')
