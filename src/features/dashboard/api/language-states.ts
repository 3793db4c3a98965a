import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { findOne } from '@/src/api/core/resource/find'
import { dataOf, timestamp, uuid } from '@/src/api/core/schemas'
import {
  LANGUAGE_STATES,
  type Languages,
  readLanguages,
} from '@/src/features/dashboard/server/read-languages'
import { perLocale } from '@/src/i18n/locale-texts'
import { type Locale, LOCALES } from '@/src/lib/constants'
import { SCHEDULED_COLLECTIONS, type ScheduledCollection } from '@/src/platform/database/schedule-column'
import type { Caller } from '@/src/api/core/environment'
import { publicationsOf } from '@/src/api/core/resource/publication'

const state = z.strictObject({
  state: z.enum(LANGUAGE_STATES),
  at: timestamp.nullable().openapi({ description: 'When the language is published, if that is scheduled.' }),
  end: timestamp.nullable().openapi({ description: 'When it is taken offline, if that is scheduled.' }),
})
const states = z.strictObject(perLocale(() => state)).openapi('LanguageStates')

const PLACES = {
  pages: { collection: 'pages', noun: 'page', search: [], drafts: true },
  posts: { collection: 'posts', noun: 'post', search: [], drafts: true },
} as const satisfies Record<ScheduledCollection, unknown>

/** What every page of a site shows: without a title or schedules. */
const SITE_PARTS = ['navigation', 'footer'] as const
type SitePart = (typeof SITE_PARTS)[number]
type Stated = ScheduledCollection | SitePart

const isSitePart = (collection: Stated): collection is SitePart =>
  SITE_PARTS.some((part) => part === collection)

async function statesOfPart(caller: Caller, collection: SitePart, id: string) {
  const part = { noun: collection, search: [], drafts: true } as const
  if (collection === 'navigation') await findOne({ ...part, collection }, caller, id, LOCALES[0])
  else await findOne({ ...part, collection }, caller, id, LOCALES[0])
  const publication = (await publicationsOf(caller, collection, [{ id }]))(id)
  return perLocale((locale) => ({ state: publication[locale], at: null, end: null }))
}

const omitTitle = ({ state, at, end }: Languages[Locale]) => ({ state, at, end })

/** The menu of languages of a form: the states that lists show. */
export const languageStatesOperation = adminOperation({
  method: 'get',
  path: '/language-states',
  tag: 'Dashboard',
  summary: 'Read the state of a document in each language',
  permission: 'content.read',
  query: z.strictObject({ collection: z.enum([...SCHEDULED_COLLECTIONS, ...SITE_PARTS]), id: uuid }),
  answer: dataOf(states),
  handle: async ({ caller, query: { collection, id } }) => {
    if (isSitePart(collection)) return { data: await statesOfPart(caller, collection, id) }
    if (collection === 'pages') await findOne(PLACES.pages, caller, id, LOCALES[0])
    else await findOne(PLACES.posts, caller, id, LOCALES[0])
    const languages = (await readLanguages(caller.req.payload, collection, [id]))(id)
    return { data: perLocale((locale) => omitTitle(languages[locale])) }
  },
})
