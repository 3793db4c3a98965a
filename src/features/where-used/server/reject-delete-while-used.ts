import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Config,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { deletionRule } from '@/src/access/deletion-rules'
import { trashChange } from '@/src/features/trash/rules/trash-change'
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

/** Whether a deletion was rejected because of the documents that refer to the document. */
export const isUseError = ({ data }: { data: unknown }): boolean =>
  Object.hasOwn(Object(data) as object, 'places')

/**
 * Rejects deleting a document that is used. The row is locked first, so that a concurrent reference either is found here,
 * or waits and then finds the document deleted.
 */
async function rejectWhenUsed(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> {
  await lockRowForDelete(req, tableName(slug), id)
  const uses = await findUses(req, { collection: slug, id })
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

const rejectDelete = deletionRule(({ id, collection, req }) =>
  rejectWhenUsed(req, collection.slug as CollectionSlug, String(id)),
)

/** Moving to the trash is deleting, for everything else that there is. */
const rejectTrash: CollectionBeforeChangeHook<{ id: string; deletedAt?: string | null }> = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  if (originalDoc && trashChange(data, originalDoc) === 'trash')
    await rejectWhenUsed(req, collection.slug as CollectionSlug, originalDoc.id)
  return data
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
              ...(collection.trash && {
                beforeChange: [rejectTrash, ...(collection.hooks?.beforeChange ?? [])],
              }),
              beforeDelete: [rejectDelete, ...(collection.hooks?.beforeDelete ?? [])],
            },
          }
        : collection,
    ),
  })
