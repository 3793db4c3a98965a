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
type Target = { collection: VersionedCollection; document: string; locales: readonly Locale[] }
export type Restored = { document: string; previous: string | null }
/** What becomes the newest draft: its content in one locale, or in all of them. */
type Source = (locale: Locale | 'all') => Promise<Doc>

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
async function equalsPublished(req: PayloadRequest, { collection, document }: Target, locale: Locale) {
  const read = (draft: boolean) =>
    req.payload.findByID({
      ...{ collection, id: document, locale, draft, depth: 0, req },
      // For comparison only; the caller has just written the document.
      overrideAccess: true,
    })
  const [saved, published] = [await read(true), await read(false)]
  const content = (doc: object) => contentOf(doc, fieldsOf(req, collection))
  return published._status === 'published' && isDeepStrictEqual(content(saved), content(published))
}

/** Saves the content of the source in one locale as a draft, as if somebody had typed it. */
async function saveAsDraft(
  req: PayloadRequest,
  { collection, document }: Target,
  source: Source,
  locale: Locale,
) {
  const content = contentOf(await source(locale), fieldsOf(req, collection))
  const data = await dropMissingLinks(req, collection, content)
  await req.payload.update({
    ...{ collection, id: document, locale, depth: 0, draft: true, overrideLock: false, data: data as never },
    ...{ user: req.user, overrideAccess: false, req },
  })
}

/** What saving cannot do: the other languages of rows that came back, and the status of what is published as it is. */
async function completeDraft(req: PayloadRequest, target: Target, before: Version | null, source: Source) {
  const { collection, document, locales } = target
  const newest = await newestVersion(req, collection, document)
  if (!newest) return
  let doc = newest.version
  for (const locale of locales.length === 1 ? locales : []) {
    const found = { before: before?.version ?? {}, version: await source('all') }
    const scope = { blocks: req.payload.blocks, locale }
    doc = fillRowsThatCameBack(doc, found, fieldsOf(req, collection), scope)
  }
  const status = isRecord(doc._status) ? { ...doc._status } : null
  for (const locale of status ? locales : [])
    if (status && (await equalsPublished(req, target, locale))) status[locale] = 'published'
  const { id, createdAt, updatedAt, parent } = newest
  await req.payload.db.updateVersion<Doc>({
    ...{ collection, id, req },
    versionData: {
      ...{ createdAt, updatedAt, latest: true, parent },
      version: { ...doc, ...(status && { _status: status }) },
    } as never,
  })
}

async function makeNewest(req: PayloadRequest, target: Target, source: Source): Promise<Restored> {
  const { collection, document, locales } = target
  restoring(req)
  const before = await newestVersion(req, collection, document)
  for (const locale of locales) await saveAsDraft(req, target, source, locale)
  await completeDraft(req, target, before, source)
  const texts = { before: before?.version ?? {}, version: await source('all'), locales }
  if (isTranslated(collection)) await carryOverRestored(req, { collection, id: document }, texts)
  return { document, previous: before?.id ?? null }
}

/**
 * Makes a version the newest draft in some locales. Visitors see nothing of it, and the texts, publication and addresses of
 * other locales stay.
 * @returns the document, and the version that was the newest before
 * @throws Payload's NotFound, Forbidden, or Locked while somebody else edits the document
 */
export const restoreVersion = (
  req: PayloadRequest,
  { collection, id, locales }: Omit<Target, 'document'> & { id: string },
): Promise<Restored> =>
  inTransaction(req, async () => {
    const find = (locale: Locale | 'all') =>
      req.payload.findVersionByID({
        ...{ collection, id, locale, depth: 0, user: req.user, overrideAccess: false, req },
      })
    const { parent } = await find('all')
    const target = { collection, document: String(parent), locales }
    return makeNewest(req, target, async (locale) => (await find(locale)).version as unknown as Doc)
  })

/**
 * Makes what is published in a locale the newest draft there, as {@link restoreVersion} does with a version.
 * @returns null when the locale is not published
 */
export const restorePublished = (
  req: PayloadRequest,
  { collection, document, locale }: Omit<Target, 'locales'> & { locale: Locale },
): Promise<Restored | null> =>
  inTransaction(req, async () => {
    const find = (wanted: Locale | 'all') =>
      req.payload.findByID({
        ...{ collection, id: document, locale: wanted, draft: false, depth: 0 },
        ...{ user: req.user, overrideAccess: false, req },
      })
    const { _status } = await find(locale)
    if (_status !== 'published') return null
    const target = { collection, document, locales: [locale] }
    return makeNewest(req, target, async (wanted) => (await find(wanted)) as unknown as Doc)
  })
