import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { publication } from '@/src/api/core/resource/publication'
import { adminLocale } from '@/src/api/core/resource/resource'
import { localeCode, orNull, uuid } from '@/src/api/core/schemas'
import { FOUND } from '@/src/features/search/rules/searched'

const MAX_CHARACTERS = 200

const marks = z
  .array(z.strictObject({ start: z.int().min(0), end: z.int().min(0) }))
  .openapi('SearchMarks', { description: 'Where the hits are: from `start` up to `end`, in UTF-16 units.' })

const marked = z.strictObject({ text: z.string(), marks }).openapi('MarkedText')

export const searchHit = z
  .strictObject({
    collection: z.enum(FOUND),
    id: uuid,
    title: marked.openapi({ description: 'Empty for a document without a title; of a person, the name.' }),
    locale: orNull(localeCode).openapi({
      description: 'The language in which it was found; null where it has none.',
    }),
    path: orNull(z.string()).openapi({
      description: 'Without a language prefix, in the language in which the document was found.',
    }),
    excerpt: orNull(marked).openapi({
      description: 'The words around the first hit in the texts; of a person, the address.',
    }),
    publication: orNull(publication).openapi({ description: 'Null for what has no drafts.' }),
  })
  .openapi('SearchHit')

const types = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(FOUND)))
  .optional()
  .openapi({
    type: 'string',
    description: `Only these kinds, separated by commas: ${FOUND.map((slug) => `\`${slug}\``).join(', ')}.`,
  })

export const searchQuery = z.strictObject({
  q: z.string().max(MAX_CHARACTERS).default('').openapi({
    description:
      'Words, a part of a title, a path or an address of a page. Without it, the documents whose texts changed last.',
  }),
  types,
  limit: listQuery(['fit']).shape.limit,
  locale: adminLocale('Preferred where a document is found in several languages.'),
})
