/**
 * Defect: a save does not say which version it changes. It overwrites what was saved in the meantime, in another tab of the
 * same person too, and says nothing of it.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: stale-saves.int.test.ts "Payload overwrites what another tab has saved" fails
 */
import {
  type CollectionAfterOperationHook,
  type CollectionBeforeValidateHook,
  Locked,
  type PayloadRequest,
  type Plugin,
  type SanitizedCollectionConfig,
  type TypeWithID,
  isolateObjectProperty,
} from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { STALE, versionTag } from './version-tag'

const TEXTS = {
  nl: 'Dit is intussen ergens anders gewijzigd. Er is niets opgeslagen.',
  en: 'This was changed elsewhere in the meantime. Nothing was saved.',
} satisfies LocaleTexts<unknown>

type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'versions'>
type Dated = TypeWithID & { updatedAt?: string; _status?: string }

/** The version that a request to REST wants to change; null where it does not say. */
function wantedVersion({ headers, payloadAPI }: PayloadRequest): string | null {
  const tag = payloadAPI === 'REST' ? headers.get('if-match') : null
  return tag === '*' ? null : tag
}

/** The date of the version that a form shows in the locale of the request. */
async function newestDate(
  req: PayloadRequest,
  { slug, versions }: Collection,
  doc: Dated,
): Promise<string | undefined> {
  if (!versions) return doc.updatedAt
  const { updatedAt } = await req.payload.findByID({
    // All collections have dates; the cast only picks one for the types.
    ...{ collection: slug as 'pages', id: String(doc.id), draft: true, depth: 0 },
    select: { updatedAt: true },
    // Only a date; access to the document has been checked.
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return updatedAt
}

/**
 * Rejects a save whose `If-Match` names another version than the newest. The row is locked since before it was read, and
 * access has been checked.
 */
export const rejectStaleSave: CollectionBeforeValidateHook<Dated> = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  const wanted = operation === 'update' ? wantedVersion(req) : null
  const { collection: slug, id } = req.routeParams ?? {}
  const isRequested = originalDoc && slug === collection.slug && id === originalDoc.id
  // A request that publishes may save the document more than once.
  if (wanted === null || !isRequested || req.context.isNewestVersion) return data
  const newest = await newestDate(req, collection, originalDoc)
  if (newest && wanted !== versionTag(newest))
    // By its class: Payload logs what people do to each other as information, and other errors with their stack.
    throw Object.assign(new Locked(textIn(TEXTS, req.i18n.language)), { status: STALE })
  // Of the request, since a query replaces its context.
  req.context.isNewestVersion = true
  return data
}

/** Answers such a publication with the date that the next save names: publishing every language dates the document once each. */
const answerNewestDate: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  const doc = result as unknown as Dated
  const isAsked = operation === 'updateByID' && wantedVersion(req) !== null
  if (!isAsked || doc._status !== 'published') return result
  return { ...doc, updatedAt: await newestDate(req, collection, doc) } as unknown as typeof result
}

/** Lets a save name the version that it changes, in every collection. */
export const rejectStaleSaves: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeValidate: [rejectStaleSave, ...(collection.hooks?.beforeValidate ?? [])],
      ...(collection.versions && {
        afterOperation: [...(collection.hooks?.afterOperation ?? []), answerNewestDate],
      }),
    },
  })),
})
