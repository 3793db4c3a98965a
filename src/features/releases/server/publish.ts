import { isolateObjectProperty, type PayloadRequest } from 'payload'

import { lockRow } from '@/src/platform/database/lock'
import { attempt } from '@/src/upstream/payload/database/attempts'
import { conflictOf, readSaid, saidOf } from './item-state'
import { listItems, type StoredItem } from './read'
import { blocked, type Rejection, ReleaseRejected, rejectionsOf } from './rejections'
import { closeRelease, notePublished } from './write'

/** Nobody changes the documents of a release until the transaction ends. In one order, so that two releases wait for each other. */
export async function lockDocuments(req: PayloadRequest, items: readonly StoredItem[]): Promise<void> {
  const order = items.toSorted((one, other) =>
    `${one.collection} ${one.document}` < `${other.collection} ${other.document}` ? -1 : 1,
  )
  for (const { collection, document } of order) await lockRow(req, collection, document)
}

/** A request in which nothing is noted of what was saved before. */
export const withOwnContext = (req: PayloadRequest): PayloadRequest => {
  const own = isolateObjectProperty(req, ['context'])
  own.context = {}
  return own
}

async function publishItem(req: PayloadRequest, item: StoredItem): Promise<Rejection[]> {
  const { collection, document: id, locale } = item
  const { onlineVersion } = await readSaid(req, item)
  await req.payload.update({
    ...{ collection: collection as 'pages', id, locale, data: { _status: 'published' }, depth: 0 },
    // Whoever edits the document meanwhile goes on with a draft.
    ...{ overrideAccess: false, overrideLock: true, req },
  })
  const { online } = await readSaid(req, item)
  if (online === null) return [blocked(req, item, 'futureDate')]
  await notePublished(req, item.id, { fingerprint: online, previous: onlineVersion })
  return []
}

/** Runs `work` for each item in a savepoint of its own, so that all that is wrong is named, and not only the first. */
export async function tryEach(
  req: PayloadRequest,
  items: readonly StoredItem[],
  work: (req: PayloadRequest, item: StoredItem) => Promise<Rejection[]>,
): Promise<Rejection[]> {
  const rejections: Rejection[] = []
  for (const item of items)
    try {
      rejections.push(...(await attempt(req, (own) => work(withOwnContext(own), item))))
    } catch (error) {
      rejections.push(...rejectionsOf(req, item, error))
    }
  return rejections
}

/**
 * Publishes all that is in a release, as the account of the request would by hand. The caller has locked the release, in a
 * transaction that it rolls back when this throws.
 * @throws {ReleaseRejected} with all that is wrong
 */
export async function publishItems(req: PayloadRequest, release: string): Promise<void> {
  await lockDocuments(req, await listItems(req, release))
  const items = await listItems(req, release)
  const conflicts: Rejection[] = []
  for (const item of items) {
    const conflict = conflictOf(item, await saidOf(req, item))
    if (conflict) conflicts.push(blocked(req, item, conflict))
  }
  const named = new Set(conflicts.map(({ item }) => item))
  const settled = items.filter(({ id }) => !named.has(id))
  const rejections = [...conflicts, ...(await tryEach(req, settled, publishItem))]
  if (rejections.length > 0) throw new ReleaseRejected(rejections)
  await closeRelease(req, release)
}

/** What would keep a release from being published now. Nothing of it is. */
export async function rehearse(req: PayloadRequest, release: string): Promise<readonly Rejection[]> {
  try {
    await attempt(req, async (own) => {
      await publishItems(own, release)
      throw new ReleaseRejected([])
    })
  } catch (error) {
    if (error instanceof ReleaseRejected) return error.rejections
    throw error
  }
  return []
}
