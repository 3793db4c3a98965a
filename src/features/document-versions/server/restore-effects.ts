import { type CollectionSlug, type FlattenedField, NotFound, type PayloadRequest } from 'payload'
import { getTranslation } from '@payloadcms/translations'

import type { Locale } from '@/src/lib/constants'
import { isLocalized } from '@/src/features/pages/rules/block-languages'
import { blockEffects, differsInShared, hasOtherRows, type RestoreEffects } from '../rules/restore-effects'
import type { VersionedCollection } from '../rules/versioned'
import { blocksOf, type Doc, newestVersion, readAround } from './kept-blocks'
import { restoredFields } from './restorable'

/** What a restore in one language does to the others, and which fields that languages share it changes. */
export type Effects = { languages: RestoreEffects[]; fields: string[] }

/** The labels of the fields besides blocks that languages share and that differ. */
function sharedFields(req: PayloadRequest, collection: CollectionSlug, before: Doc, version: Doc): string[] {
  const differs = (field: FlattenedField) =>
    differsInShared(before, version, [field]) || hasOtherRows(before, version, [field])
  return restoredFields(req.payload.collections[collection].config.flattenedFields)
    .filter((field) => field.type !== 'blocks' && !isLocalized(field) && differs(field))
    .flatMap((field) => ('label' in field && field.label ? [getTranslation(field.label, req.i18n)] : []))
}

type Wanted = { collection: VersionedCollection; document: string; locale: Locale }

async function effectsOf(req: PayloadRequest, { collection, document, locale }: Wanted, version: Doc) {
  const newest = await newestVersion(req, collection, document)
  if (!newest) throw new NotFound(req.t)
  const around = await readAround(req, { collection, document, locales: [locale] }, newest.version)
  return {
    languages: blockEffects(blocksOf(version), around),
    fields: sharedFields(req, collection, newest.version, version),
  }
}

/** What restoring a version in a language does to the others. @throws Payload's NotFound or Forbidden */
export async function effectsOfVersion(
  req: PayloadRequest,
  { collection, id, locale }: { collection: VersionedCollection; id: string; locale: Locale },
): Promise<Effects> {
  const { parent, version } = await req.payload.findVersionByID({
    ...{ collection, id, locale: 'all', depth: 0, user: req.user, overrideAccess: false, req },
  })
  return effectsOf(req, { collection, document: String(parent), locale }, version as unknown as Doc)
}

/** The same of what is published. @throws Payload's NotFound or Forbidden */
export async function effectsOfPublished(req: PayloadRequest, wanted: Wanted): Promise<Effects> {
  const published = await req.payload.findByID({
    ...{ collection: wanted.collection, id: wanted.document, locale: 'all', draft: false, depth: 0 },
    ...{ user: req.user, overrideAccess: false, req },
  })
  return effectsOf(req, wanted, published as unknown as Doc)
}
