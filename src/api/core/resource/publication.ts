import { z } from '@hono/zod-openapi'
import type { TypeWithID } from 'payload'

import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Caller } from '../environment'
import { as } from './find'

const state = z.enum(['draft', 'published', 'changed'])

/** Per language, what visitors see of a document. */
export const publication = z
  .strictObject(Object.fromEntries(LOCALES.map((code) => [code, state])) as Record<Locale, typeof state>)
  .openapi('Publication', {
    description: 'Per language: `draft` is not public; `changed` is public and has a newer draft.',
  })
export type Publication = z.output<typeof publication>

/** What a write does to what visitors see. */
export const publicationStatus = z.enum(['draft', 'published', 'unpublished']).default('draft').openapi({
  description:
    '`draft` keeps what is public as it is; `published` makes this language public; `unpublished` takes it offline.',
})
export type PublicationStatus = z.output<typeof publicationStatus>

type Draftable = 'pages' | 'posts'
/** `_status` of every language, as Payload gives it with `locale: 'all'`. */
type Statuses = Partial<Record<Locale, 'draft' | 'published' | null>> | null | undefined

async function statuses(
  { req, ...caller }: Caller,
  collection: Draftable,
  ids: string[],
  draft: boolean,
): Promise<Map<string, Statuses>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    locale: 'all',
    draft,
    select: { _status: true },
    joins: false,
    pagination: false,
    ...as({ req, ...caller }),
  })
  // The generated type knows one language only.
  return new Map(docs.map(({ id, _status }) => [id, _status as Statuses]))
}

/** What visitors see of documents, language by language: two statements, however many there are. */
export async function publicationsOf(
  caller: Caller,
  collection: Draftable,
  docs: readonly TypeWithID[],
): Promise<(id: string) => Publication> {
  const ids = docs.map(({ id }) => String(id))
  const stored = await statuses(caller, collection, ids, false)
  const newest = await statuses(caller, collection, ids, true)
  const stateOf = (id: string, locale: Locale) => {
    if (stored.get(id)?.[locale] !== 'published') return 'draft'
    return newest.get(id)?.[locale] === 'published' ? 'published' : 'changed'
  }
  return (id) => Object.fromEntries(LOCALES.map((locale) => [locale, stateOf(id, locale)])) as Publication
}
