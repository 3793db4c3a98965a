import { asCaller } from '@/src/api/core/resource/find'
import type { Caller } from '@/src/api/core/environment'
import { isRecord } from '@/src/lib/is-record'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import type { BulkLocale } from '../rules/bulk-change'
import type { Changed, Target } from './change-document'
import type { BulkDocument } from './schemas'

/** The titles per locale, as the newest drafts have them. */
function titlesIn(title: unknown): Target['titles'] {
  const texts = isRecord(title) ? title : {}
  const titles = LOCALES.flatMap((locale): [Locale, string][] => {
    const text = texts[locale]
    return typeof text === 'string' && text !== '' ? [[locale, text]] : []
  })
  return Object.fromEntries(titles)
}

/** The documents of the caller's tenant that have one of the ids. */
export async function findTargets(
  caller: Caller,
  collection: ScheduledCollection,
  ids: readonly string[],
): Promise<Map<string, Target>> {
  const { docs } = await caller.req.payload.find({
    collection,
    where: {
      and: [{ tenant: { equals: caller.tenant.id } }, { id: { in: ids } }],
    },
    ...{
      draft: true,
      joins: false,
      pagination: false,
      locale: 'all',
      select: { title: true },
    },
    ...asCaller(caller),
  })
  return new Map(docs.map(({ id, title }) => [id, { id, titles: titlesIn(title) }]))
}

export function resultOf(
  id: string,
  target: Target | undefined,
  wanted: BulkLocale,
  changed: Changed,
): BulkDocument {
  const titles = target?.titles ?? {}
  const own = LOCALES.find((locale) => locale === wanted)
  const title = [own, ...LOCALES].flatMap((locale) => (locale && titles[locale]) ?? [])[0] ?? null
  return { id, title, ...changed }
}

/** The result of a bulk change: how many ended how, and each document. */
export function summed(documents: BulkDocument[]) {
  const count = (outcome: BulkDocument['outcome']) =>
    documents.filter((document) => document.outcome === outcome).length
  return {
    ...{ done: count('done'), scheduled: count('scheduled') },
    ...{ unchanged: count('unchanged'), rejected: count('rejected') },
    documents,
  }
}
