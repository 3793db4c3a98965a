import type { CollectionSlug, PayloadRequest } from 'payload'

import { collectReferences } from '@/src/access/references'
import { findExisting } from '@/src/fields/block-rows/clear-missing'
import { isRecord } from '@/src/lib/is-record'
import { isUuid } from '@/src/lib/uuid'

type Data = Record<string, unknown>
type IsMissing = (reference: unknown) => boolean

/** What stays of a node of rich text: nothing of an image that is gone, and of a link to nothing its text. */
function withoutMissing(node: unknown, isMissing: IsMissing): unknown[] {
  if (!isRecord(node)) return [node]
  const { children, fields, type } = node
  if (isMissing(node)) return []
  const kept = Array.isArray(children) ? children.flatMap((child) => withoutMissing(child, isMissing)) : null
  if (type === 'link' && isRecord(fields) && isMissing(fields.doc)) return kept ?? []
  return [kept ? { ...node, children: kept } : node]
}

function dropMissing(value: unknown, isMissing: IsMissing): unknown {
  if (Array.isArray(value)) return value.map((item) => dropMissing(item, isMissing))
  if (!isRecord(value)) return value
  if (isRecord(value.root)) return { ...value, root: withoutMissing(value.root, isMissing)[0] }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, dropMissing(part, isMissing)]))
}

/** The content without links in its texts to documents that were deleted since, with which it could not be saved. */
export async function dropMissingLinks(req: PayloadRequest, slug: CollectionSlug, data: Data): Promise<Data> {
  const { collections, config } = req.payload
  const wanted = new Map<string, Set<string>>()
  for (const { relationTo, id } of collectReferences(collections[slug].config, data, config))
    if (isUuid(id)) wanted.set(relationTo, (wanted.get(relationTo) ?? new Set<string>()).add(id))
  const found = await findExisting(req, wanted)
  const isMissing: IsMissing = (reference) =>
    isRecord(reference) &&
    typeof reference.relationTo === 'string' &&
    isUuid(reference.value) &&
    !found.has(reference.value)
  return dropMissing(data, isMissing) as Data
}
