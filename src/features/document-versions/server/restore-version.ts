import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, FlattenedField, PayloadRequest, TypeWithVersion } from 'payload'

import { restoring } from '@/src/fields/block-rows/clear-missing'
import { carryOverRestored } from '@/src/features/translation'
import { isTranslated } from '@/src/features/translation/rules/translated'
import type { Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { inTransaction } from '@/src/platform/database/transaction'
import { fillRowsThatCameBack } from '@/src/upstream/payload/database/rows-by-id/shared-rows'
import type { VersionedCollection } from '../rules/versioned'
import { dropMissingLinks } from './drop-missing-links'
import { contentOf } from './restorable'

type Doc = Record<string, unknown>
type Version = TypeWithVersion<Doc>
type Restore = { collection: VersionedCollection; id: string; locales: readonly Locale[] }
type Restored = { document: string; previous: string | null }

const fieldsOf = ({ payload }: PayloadRequest, collection: CollectionSlug): FlattenedField[] =>
  payload.collections[collection].config.flattenedFields

/** The newest version of a document in all its locales, as it is stored. */
async function newestVersion(req: PayloadRequest, collection: CollectionSlug, document: string) {
  const { docs } = await req.payload.db.findVersions<Doc>({
    ...{ collection, locale: 'all', limit: 1, pagination: false, req },
    where: { parent: { equals: document }, latest: { equals: true } },
  })
  return docs[0] ?? null
}

/** Whether what is saved in a locale is what visitors see there. */
async function equalsPublished(req: PayloadRequest, { collection }: Restore, id: string, locale: Locale) {
  const read = (draft: boolean) =>
    req.payload.findByID({
      ...{ collection, id, locale, draft, depth: 0, req },
      // For comparison only; the caller has just written the document.
      overrideAccess: true,
    })
  const [saved, published] = [await read(true), await read(false)]
  const content = (doc: object) => contentOf(doc, fieldsOf(req, collection))
  return published._status === 'published' && isDeepStrictEqual(content(saved), content(published))
}

/** Saves the content of a version in one locale as a draft, as if somebody had typed it. */
async function saveAsDraft(
  req: PayloadRequest,
  { collection, id }: Restore,
  document: string,
  locale: Locale,
) {
  const shared = { collection, locale, depth: 0, user: req.user, overrideAccess: false, req } as const
  const { version } = await req.payload.findVersionByID({ ...shared, id })
  const data = await dropMissingLinks(req, collection, contentOf(version, fieldsOf(req, collection)))
  await req.payload.update({ ...shared, id: document, draft: true, overrideLock: false, data: data as never })
}

type Sources = { before: Version | null; version: Doc; document: string }

/** What saving cannot do: the other languages of rows that came back, and the status of what is published as it is. */
async function completeDraft(req: PayloadRequest, restore: Restore, { before, version, document }: Sources) {
  const { collection, locales } = restore
  const newest = await newestVersion(req, collection, document)
  if (!newest) return
  let doc = newest.version
  for (const locale of locales.length === 1 ? locales : [])
    doc = fillRowsThatCameBack(doc, { before: before?.version ?? {}, version }, fieldsOf(req, collection), {
      blocks: req.payload.blocks,
      locale,
    })
  const status = isRecord(doc._status) ? { ...doc._status } : null
  for (const locale of status ? locales : [])
    if (status && (await equalsPublished(req, restore, document, locale))) status[locale] = 'published'
  const { id, createdAt, updatedAt, parent } = newest
  await req.payload.db.updateVersion<Doc>({
    ...{ collection, id, req },
    versionData: {
      ...{ createdAt, updatedAt, latest: true, parent },
      version: { ...doc, ...(status && { _status: status }) },
    } as never,
  })
}

/**
 * Makes a version the newest draft in some locales. Visitors see nothing of it, and the texts, publication and addresses of
 * other locales stay.
 * @returns the document, and the version that was the newest before
 * @throws Payload's NotFound, Forbidden, or Locked while somebody else edits the document
 */
export const restoreVersion = (req: PayloadRequest, restore: Restore): Promise<Restored> =>
  inTransaction(req, async () => {
    const { collection, id, locales } = restore
    restoring(req)
    const found = await req.payload.findVersionByID({
      ...{ collection, id, locale: 'all', depth: 0, user: req.user, overrideAccess: false, req },
    })
    const document = String(found.parent)
    const before = await newestVersion(req, collection, document)
    for (const locale of locales) await saveAsDraft(req, restore, document, locale)
    const version = found.version as unknown as Doc
    await completeDraft(req, restore, { before, version, document })
    const texts = { before: before?.version ?? {}, version, locales }
    if (isTranslated(collection)) await carryOverRestored(req, { collection, id: document }, texts)
    return { document, previous: before?.id ?? null }
  })
