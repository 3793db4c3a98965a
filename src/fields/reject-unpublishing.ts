import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'

const TEXTS = {
  nl: 'Dit kan niet offline. Haal weg wat bezoekers niet moeten zien, en publiceer het dan.',
  en: 'This cannot be taken offline. Remove what visitors should not see, and publish it then.',
} satisfies LocaleTexts

type Save = {
  id?: unknown
  where?: object
  data?: { _status?: unknown }
  draft?: boolean
  publishAllLocales?: boolean
  unpublishAllLocales?: boolean | string
}

const unpublishesAll = ({ unpublishAllLocales }: Save): boolean => String(unpublishAllLocales) === 'true'

const unpublishes = (save: Save): boolean =>
  unpublishesAll(save) || (save.data?._status === 'draft' && !save.draft && !save.publishAllLocales)

/** Whether visitors see a document in a locale that the save is for. */
async function isOnline(req: PayloadRequest, collection: CollectionSlug, save: Save): Promise<boolean> {
  // Of several documents, some are sure to be.
  if (typeof save.id !== 'string') return true
  const stored = await req.payload.db.findOne<{ id: string; _status?: unknown }>({
    ...{ collection, where: { id: { equals: save.id } }, select: { _status: true }, locale: 'all', req },
  })
  const status = isRecord(stored?._status) ? stored._status : {}
  return unpublishesAll(save) || req.locale === 'all'
    ? Object.values(status).includes('published')
    : status[String(req.locale)] === 'published'
}

/** For what every page of a site shows: rejects taking a language of it offline. One that is not online is saved as a draft. */
export const rejectUnpublishing: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const save = args as Save
  if (operation !== 'update' || !unpublishes(save)) return
  if (await isOnline(req, collection.slug as CollectionSlug, save))
    throw new APIError(textIn(TEXTS, req.i18n.language), 409, null, true)
  save.draft = true
}
