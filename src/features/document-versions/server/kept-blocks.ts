import type { CollectionSlug, PayloadRequest, TypeWithVersion } from 'payload'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { type Around, type Block, mergeBlocks, othersOf } from '../rules/merge-blocks'
import type { VersionedCollection } from '../rules/versioned'

export type Doc = Record<string, unknown>
export type Version = TypeWithVersion<Doc>
export type Target = { collection: VersionedCollection; document: string; locales: readonly Locale[] }
/** What becomes the newest draft: its content in one locale, or in all of them. */
export type Source = (locale: Locale | 'all') => Promise<Doc>

export const blocksOf = ({ blocks }: Doc): Block[] => (Array.isArray(blocks) ? blocks.filter(isRecord) : [])

/** The newest version of a document in all its locales, as it is stored. */
export async function newestVersion(req: PayloadRequest, collection: CollectionSlug, document: string) {
  const { docs } = await req.payload.db.findVersions<Doc>({
    ...{ collection, locale: 'all', limit: 1, pagination: false, req },
    where: { parent: { equals: document }, latest: { equals: true } },
  })
  return docs[0] ?? null
}

/** What the blocks of a restore are merged from. */
export async function readAround(req: PayloadRequest, target: Target, before: Doc): Promise<Around> {
  const { collection, document, locales } = target
  const online = (await req.payload.findByID({
    ...{ collection, id: document, locale: 'all', draft: false, depth: 0, req },
    // Only for what is shown of blocks; the caller writes the document.
    overrideAccess: true,
  })) as unknown as Doc
  const { _status } = online
  const isOnline = (locale: Locale) => isRecord(_status) && _status[locale] === 'published'
  return {
    before: blocksOf(before),
    online: { blocks: blocksOf(online), locales: LOCALES.filter(isOnline) },
    configs: Object.values(req.payload.blocks),
    locales,
  }
}

/** The source with the blocks that other locales keep, while only some are restored. */
export function withKeptBlocks(req: PayloadRequest, target: Target, source: Source, around: Around): Source {
  const { collection, document } = target
  return async (locale) => {
    const version = await source(locale)
    if (!('blocks' in version) || othersOf(around).length === 0) return version
    const own = await req.payload.findByID({
      ...{ collection, id: document, locale, draft: true, depth: 0 },
      ...{ user: req.user, overrideAccess: false, req },
    })
    return { ...version, blocks: mergeBlocks(blocksOf(version), blocksOf(own as unknown as Doc), around) }
  }
}
