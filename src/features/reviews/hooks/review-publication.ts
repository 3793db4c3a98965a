import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'

import type { Page, Post } from '@/payload-types'
import { isLocale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { SCHEDULED_COLLECTIONS } from '@/src/platform/database/schedule-column'
import { assertReviewed, noteDraft, readFourEyes } from '../server/four-eyes'
import { settleReviews } from '../server/write'

type Save = { id?: unknown; data?: { _status?: unknown }; publishSpecificLocale?: string }

const collectionOf = (slug: string) => SCHEDULED_COLLECTIONS.find((each) => each === slug)

/** Remembers the draft that is published, where two people are to see it. First of the hooks, before others change the save. */
export const noteDraftToPublish: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  const { id, data, publishSpecificLocale } = args as Save
  const locale = publishSpecificLocale ?? req.locale
  const collection = collectionOf(slug)
  if (operation !== 'update' || overrideAccess || data?._status !== 'published') return
  if (!collection || !isUuid(id) || !isLocale(locale) || !(await readFourEyes(req, collection, id))) return
  await noteDraft(req, { collection, document: id, locale })
}

/**
 * Rejects a publication that nobody but its writer has seen, where the tenant wants two people to; otherwise its review is
 * settled. After the save, for what is compared is exactly what visitors would get.
 */
export const reviewPublication: CollectionAfterChangeHook<Page | Post> = async ({
  collection: { slug },
  doc,
  operation,
  overrideAccess,
  req,
}) => {
  const { locale } = req
  const collection = collectionOf(slug)
  if (!collection || !isLocale(locale) || doc._status !== 'published') return doc
  const place = { collection, document: doc.id, locale }
  if (!overrideAccess) await assertReviewed(req, place)
  // Nobody has asked for a review of what is new.
  if (operation === 'update') await settleReviews(req, place)
  return doc
}
