import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'

import { findSource, readMade, readPairTexts } from '@/src/database/translations/read'
import {
  type Decision,
  type PairText,
  pairTexts,
  storeTranslations,
  textsOf,
} from '@/src/database/translations/store'
import { isUuid } from '@/src/lib/uuid'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { isTranslated, type Made, type TranslatedCollection } from '../rules/translated'

type Data = Record<string, unknown>
type Document = { collection: TranslatedCollection; id: string }

const placeOf = ({ from, to, path }: PairText): string => `${from} ${to} ${path}`

/**
 * After a version was restored: its texts were made from the texts of that version, not from those of now.
 * @param before the newest version until then
 */
export async function carryOverRestored(
  req: PayloadRequest,
  { collection, id }: Document,
  { before, version, locales }: { before: Data; version: Data; locales: readonly Locale[] },
): Promise<void> {
  const source = await findSource(req, collection, id)
  if (!source) return
  const read = (data: Data) =>
    new Map(pairTexts(textsOf(req.payload, collection, data)).map((text) => [placeOf(text), text]))
  const [earlier, restored] = [read(before), read(version)]
  const texts = await readPairTexts(req, source)
  const decisions = texts.flatMap((text): Decision[] => {
    const { from, to, path } = text
    const [was, then] = [earlier.get(placeOf(text)), restored.get(placeOf(text))]
    const isRestored = text.target?.hash === then?.target?.hash && was?.target?.hash !== then?.target?.hash
    if (!locales.includes(to) || !isRestored || !then?.source) return []
    return [{ from, to, path, made: { source: then.source.hash, words: then.source.words, maker: null } }]
  })
  if (decisions.length > 0) await storeTranslations(req, source, texts, decisions)
}

/** What the texts of a document were made from, by their own hashes: a copy has other rows, with the same texts. */
async function madeByTarget(req: PayloadRequest, document: string): Promise<Map<string, Made>> {
  const pairs = LOCALES.flatMap((from) => LOCALES.flatMap((to) => (from === to ? [] : [{ from, to }])))
  const found = new Map<string, Made>()
  for (const { from, to } of pairs)
    for (const made of Object.values(await readMade(req, document, { from, to })))
      if (made) found.set(`${from} ${to} ${made.target}`, made)
  return found
}

async function carryOverCopied(req: PayloadRequest, copy: Document, original: string): Promise<void> {
  const source = await findSource(req, copy.collection, copy.id)
  if (!source) return
  const [texts, known] = [await readPairTexts(req, source), await madeByTarget(req, original)]
  const decisions = texts.flatMap(({ from, to, path, target }): Decision[] => {
    const made = target && known.get(`${from} ${to} ${target.hash}`)
    return made ? [{ from, to, path, made }] : []
  })
  await storeTranslations(req, source, texts, decisions)
}

/** The texts of a copy are as outdated as those of the original. */
export const carryOverToCopy: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const { duplicateFromID: original } = args as { duplicateFromID?: unknown }
  const { id } = result as unknown as { id: unknown }
  if (operation === 'create' && isUuid(original) && isUuid(id) && isTranslated(collection.slug))
    await carryOverCopied(req, { collection: collection.slug, id }, original)
  return result
}
