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
import { findUses, type Uses } from './find-uses'
import { tableName } from '@/src/platform/database/table-name'

/** The uses by collection: `Pages (3): “A”, “B”; Footer (1)`. */
function formatUses({ payload, i18n }: PayloadRequest, { places, counts }: Uses): string {
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
 * Rejects deleting a document that is used. The row is locked first, so that a concurrent reference either is found here,
 * or waits and then finds the document deleted.
 */
const rejectWhenUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const slug = collection.slug as 'pages'
  await lockRowForDelete(req, tableName(slug), String(id))
  const uses = await findUses(req, { collection: slug, id: String(id) })
  if (uses.total === 0) return
  const list = formatUses(req, uses)
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

/** Rejects deleting documents of these collections while others refer to them. */
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
              beforeDelete: [rejectWhenUsed, ...(collection.hooks?.beforeDelete ?? [])],
            },
          }
        : collection,
    ),
  })
