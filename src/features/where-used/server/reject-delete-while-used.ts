import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type Config,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { lockRowForDelete } from '@/src/platform/database/lock'
import { referenceId } from '@/src/access/memberships'
import { findUses, type Uses } from './find-uses'
import { tableName } from '@/src/platform/database/table-name'

/** The places by collection: `Pages (3): “A”, “B”; Footer (1)`. */
function listed({ payload, i18n }: PayloadRequest, { places, counts }: Uses): string {
  const groups = [...Map.groupBy(places, ({ collection }) => collection)]
  return groups
    .map(([collection, group]) => {
      const { labels } = payload.collections[collection].config
      const titles = group.flatMap(({ title }) => (title ? [`“${title}”`] : []))
      const count = counts.get(collection) ?? group.length
      const more = titles.length > 0 && titles.length < count ? [...titles, '…'] : titles
      const head = `${getTranslation(labels.plural, i18n)} (${count})`
      return more.length > 0 ? `${head}: ${more.join(', ')}` : head
    })
    .join('; ')
}

/**
 * Refuses to delete what is still used, and says where. The row is locked first: who refers to it meanwhile either was
 * there before the question, or waits and finds nothing to refer to.
 */
const refuseInUse: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const slug = collection.slug as 'pages'
  await lockRowForDelete(req, tableName(slug), String(id))
  const doc = await req.payload.db.findOne<{ id: string; tenant?: string | { id: string } | null }>({
    collection: slug,
    where: { id: { equals: id } },
    select: { tenant: true },
    req,
  })
  const tenant = doc?.tenant ? referenceId(doc.tenant) : null
  const uses = await findUses(req, { collection: slug, id: String(id), tenant })
  if (uses.total === 0) return
  const list = listed(req, uses)
  throw new APIError(
    textIn(
      {
        nl: `Nog in gebruik. ${list}. Haal het daar eerst weg.`,
        en: `Still in use. ${list}. Remove it there first.`,
      },
      req.i18n.language,
    ),
    409,
    { places: uses.places, total: uses.total },
    true,
  )
}

/** Keeps the documents of these collections as long as something refers to them. */
export const rejectDeleteWhileUsed =
  (slugs: readonly string[]): Plugin =>
  (config: Config): Config => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      slugs.includes(collection.slug)
        ? {
            ...collection,
            hooks: {
              ...collection.hooks,
              beforeDelete: [refuseInUse, ...(collection.hooks?.beforeDelete ?? [])],
            },
          }
        : collection,
    ),
  })
