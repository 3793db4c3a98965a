import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'

import { restoring } from '@/src/fields/block-rows/clear-missing'
import { carryOverRestored } from '@/src/features/translation'
import { isMeantFor } from '@/src/features/pages/rules/block-languages'
import { isTranslated } from '@/src/features/translation/rules/translated'
import type { Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { inTransaction } from '@/src/platform/database/transaction'
import { fillRowsThatCameBack } from '@/src/upstream/payload/database/rows-by-id/shared-rows'
import { RESTORED_OVER, SAVED_IN } from '../rules/versioned'
import { dropMissingLinks } from './drop-missing-links'
import {
  blocksOf,
  type Doc,
  newestVersion,
  readAround,
  type Source,
  type Target,
  type Version,
  withKeptBlocks,
} from './kept-blocks'
import { contentOf } from './restorable'

export type Restored = { document: string; previous: string | null }

const fieldsOf = ({ payload }: PayloadRequest, collection: CollectionSlug): FlattenedField[] =>
  payload.collections[collection].config.flattenedFields

/** What a locale shows of a document: blocks that only others show do not count. */
function shownContent(doc: Doc, fields: FlattenedField[], locale: Locale): Doc {
  const content = contentOf(doc, fields)
  if (!('blocks' in content)) return content
  const shown = blocksOf(content).filter((block) => isMeantFor(block, locale))
  return { ...content, blocks: shown.map(({ showIn: _showIn, hidden: _hidden, ...block }) => block) }
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
  const content = (doc: object) => shownContent({ ...doc }, fieldsOf(req, collection), locale)
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

/** What the version of a restore tells of it: what it replaced, and the only language that it changed. */
const madeBy = (before: Version | null, locales: readonly Locale[]) => ({
  [RESTORED_OVER]: before?.id ?? null,
  [SAVED_IN]: locales.length === 1 ? locales[0] : null,
})

/** Whether a version is what a restore replaced, with nothing saved since: then it comes back as it was. */
const isUndo = (newest: Version | null, version: string, locales: readonly Locale[]): boolean =>
  newest?.version[RESTORED_OVER] === version && newest.version[SAVED_IN] === madeBy(null, locales)[SAVED_IN]

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
      version: { ...doc, ...(status && { _status: status }), ...madeBy(before, locales) },
    } as never,
  })
}

async function makeNewest(
  req: PayloadRequest,
  target: Target,
  source: Source,
  version?: string,
): Promise<Restored> {
  const { collection, document, locales } = target
  restoring(req)
  const before = await newestVersion(req, collection, document)
  const isExact = version !== undefined && isUndo(before, version, locales)
  const merged = isExact
    ? source
    : withKeptBlocks(req, target, source, await readAround(req, target, before?.version ?? {}))
  for (const locale of locales) await saveAsDraft(req, target, merged, locale)
  await completeDraft(req, target, before, source)
  const texts = { before: before?.version ?? {}, version: await source('all'), locales }
  if (isTranslated(collection)) await carryOverRestored(req, { collection, id: document }, texts)
  return { document, previous: before?.id ?? null }
}

/**
 * Makes a version the newest draft in some locales. Visitors see nothing of it, and the texts, blocks, publication and
 * addresses of other locales stay.
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
    return makeNewest(req, target, async (locale) => (await find(locale)).version as unknown as Doc, id)
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
