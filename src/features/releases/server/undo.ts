import type { PayloadRequest } from 'payload'

import { restoreVersion } from '@/src/features/document-versions'
import { comparedVersions } from '@/src/features/reviews'
import { undoConflictOf, saidOf } from './item-state'
import { lockDocuments, tryEach, withOwnContext } from './publish'
import { listItems, type StoredItem } from './read'
import { blocked, type Rejection, ReleaseRejected } from './rejections'
import { openRelease, pinItem } from './write'

const save = (req: PayloadRequest, item: StoredItem, _status: 'draft' | 'published') =>
  req.payload.update({
    ...{ collection: item.collection as 'pages', id: item.document, locale: item.locale, depth: 0 },
    data: { _status },
    // The caller may publish, and what was online before needs no second pair of eyes to be so again.
    ...{ overrideAccess: true, overrideLock: true, req },
  })

const restore = (req: PayloadRequest, { collection, locale }: StoredItem, id: string) =>
  restoreVersion(withOwnContext(req), { collection, id, locales: [locale] })

/** Puts back what was online before, or takes the language offline; the draft stays as it is. */
async function undoItem(req: PayloadRequest, item: StoredItem): Promise<Rejection[]> {
  const { previous, collection } = item
  if (previous === null) {
    if (collection === 'navigation' || collection === 'footer') return [blocked(req, item, 'versionGone')]
    await save(req, item, 'draft')
  } else {
    const { draftVersion } = await comparedVersions(req, item)
    await restore(req, item, previous)
    await save(withOwnContext(req), item, 'published')
    if (draftVersion) await restore(req, item, draftVersion)
  }
  await pinItem(req, item)
  return []
}

/**
 * Undoes the publication of a release, which is open again then, with its drafts. As `publishItems`, all of it or nothing.
 * @param leaveChanged leaves what somebody published since, or put in the trash, as it is
 * @throws {ReleaseRejected} with all that is wrong
 */
export async function undoItems(req: PayloadRequest, release: string, leaveChanged: boolean): Promise<void> {
  await lockDocuments(req, await listItems(req, release))
  const rejections: Rejection[] = []
  const undone: StoredItem[] = []
  for (const item of await listItems(req, release)) {
    const conflict = undoConflictOf(item, await saidOf(req, item))
    if (!conflict) undone.push(item)
    else if (!leaveChanged) rejections.push(blocked(req, item, conflict))
  }
  rejections.push(...(await tryEach(req, undone, undoItem)))
  if (rejections.length > 0) throw new ReleaseRejected(rejections)
  await openRelease(req, release)
}
