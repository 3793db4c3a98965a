import { z } from '@hono/zod-openapi'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, TypeWithID, Where } from 'payload'

import { changedIds, scheduledIds } from '@/src/database/publication-ids'
import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import {
  isPublicationScheduled,
  SCHEDULED_COLLECTIONS,
  type ScheduledCollection,
} from '@/src/platform/database/schedule-column'
import { tableName } from '@/src/platform/database/table-name'
import type { Caller } from '../environment'

const state = z.enum(['draft', 'scheduled', 'published', 'changed'])

/** The publication state of a document per locale. */
export const publication = z.strictObject(perLocale(() => state)).openapi('Publication', {
  description:
    'Per language: `draft` is not public; `scheduled` neither, until its time; `changed` is public and has a newer draft. Shared fields are public as of the last publication in any language.',
})
export type Publication = z.output<typeof publication>

/** What publishing one locale means for the other. */
const PUBLICATION_RULE =
  'Languages share the rows of a document (its blocks, and the rows within them) and its shared fields; only texts are published per language. Publishing one language also publishes the shared changes of the newest draft: a removed row is removed in every language, a new row is omitted where its texts are missing, and every other row keeps the texts that are public there.'

/** Filters a list by publication state in the list's locale. */
export const publicationFilter = state
  .optional()
  .openapi({ description: 'Only documents in this state in the language of `locale`.' })

/** The effect of a write on what visitors see. */
export const publicationStatus = z
  .enum(['draft', 'published', 'unpublished'])
  .default('draft')
  .openapi({
    description: `\`draft\` leaves the published version as it is; \`published\` publishes this language; \`unpublished\` takes it offline and leaves the others as they are. ${PUBLICATION_RULE}`,
  })
export type PublicationStatus = z.output<typeof publicationStatus>

/** As {@link publicationStatus}, of what is never taken offline. */
export const stayingStatus = z
  .enum(['draft', 'published'])
  .default('draft')
  .openapi({
    description: `\`draft\` leaves the published version as it is; \`published\` publishes this language. ${PUBLICATION_RULE}`,
  })

/** Per locale of a document, the status of the published row and of its newest version. */
const found = z.array(
  z.object({
    id: z.string(),
    locale: z.enum(LOCALES),
    stored: z.string().nullable(),
    newest: z.string().nullable(),
    scheduled: z.boolean(),
  }),
)

const hasSchedules = (collection: CollectionSlug): collection is ScheduledCollection =>
  SCHEDULED_COLLECTIONS.some((slug) => slug === collection)

const isScheduled = (collection: CollectionSlug) =>
  hasSchedules(collection) ? isPublicationScheduled(collection, sql`d.id`, sql`language.locale`) : sql`false`

/** Payload's names of the tables of a collection with localized drafts. A locale that was never public may have no row. */
const statusesIn = (collection: CollectionSlug, ids: readonly string[]) => {
  const table = tableName(collection)
  return sql`
  select d.id, language.locale, l._status as stored, vl.version__status as newest,
    ${isScheduled(collection)} as scheduled
  from ${sql.identifier(table)} d
  cross join unnest(enum_range(null::_locales)) as language(locale)
  left join ${sql.identifier(`${table}_locales`)} l on l._parent_id = d.id and l._locale = language.locale
  left join ${sql.identifier(`_${table}_v`)} v on v.parent_id = d.id and v.latest
  left join ${sql.identifier(`_${table}_v_locales`)} vl on vl._parent_id = v.id and vl._locale = language.locale
  where d.id in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
}

/**
 * The publication state of documents per locale, in one statement for any number of documents.
 * @param docs documents that the caller has read already, and so may see
 */
export async function publicationsOf(
  { req }: Caller,
  collection: CollectionSlug,
  docs: readonly TypeWithID[],
): Promise<(id: string) => Publication> {
  const states = new Map<string, Publication[Locale]>()
  if (docs.length > 0) {
    const connection = await requestConnection(req)
    const ids = docs.map(({ id }) => String(id))
    const { rows } = await connection.execute(statusesIn(collection, ids))
    for (const { id, locale, stored, newest, scheduled } of found.parse(rows))
      if (stored === 'published')
        states.set(`${id} ${locale}`, newest === 'published' ? 'published' : 'changed')
      else if (scheduled) states.set(`${id} ${locale}`, 'scheduled')
  }
  const stateOf = (id: string, locale: Locale) => states.get(`${id} ${locale}`) ?? 'draft'
  return (id) => perLocale((locale) => stateOf(id, locale))
}

/** The query for a state, on the newest drafts of documents. */
export async function publicationWhere(
  { req, tenant }: Caller,
  collection: ScheduledCollection,
  wanted: Publication[Locale],
  locale: Locale,
): Promise<Where> {
  if (wanted === 'published') return { _status: { equals: 'published' } }
  const connection = await requestConnection(req)
  const place = { collection, tenant: tenant.id, locale }
  const changed = await changedIds(connection, place)
  if (wanted === 'changed') return { id: { in: changed } }
  const scheduled = await scheduledIds(connection, place)
  const isWanted: Where = { id: wanted === 'scheduled' ? { in: scheduled } : { not_in: scheduled } }
  return { and: [{ _status: { not_equals: 'published' } }, { id: { not_in: changed } }, isWanted] }
}
