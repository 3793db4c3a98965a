import type { Payload } from 'payload'

import { TRASHED, type TrashedCollection } from '@/src/access/trash'
import { DAY_MS } from '@/src/lib/durations'
import { TRASH_DAYS } from '../rules/trash-change'

const BATCH_SIZE = 50

/** Erases one document. @returns false when that fails; the error is logged */
async function erase(payload: Payload, collection: TrashedCollection, id: string): Promise<boolean> {
  try {
    // Runs in a job: the trash of every tenant is kept equally long.
    await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true })
    return true
  } catch (error) {
    payload.logger.error({ err: error, collection, id }, 'Failed to erase a document from the trash')
    return false
  }
}

async function eraseOf(payload: Payload, collection: TrashedCollection, until: string): Promise<void> {
  const failed: string[] = []
  for (let batchLength = BATCH_SIZE; batchLength === BATCH_SIZE;) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: until }, ...(failed.length > 0 && { id: { not_in: failed } }) },
      trash: true,
      select: {},
      sort: 'deletedAt',
      limit: BATCH_SIZE,
      pagination: false,
      depth: 0,
      // As in erase().
      overrideAccess: true,
    })
    for (const { id } of docs) if (!(await erase(payload, collection, id))) failed.push(id)
    // So many failures have a common cause: leave the rest to the next run.
    batchLength = failed.length < BATCH_SIZE ? docs.length : 0
  }
}

/** Erases what has been in the trash for too long; a document that cannot be erased does not stop the others. */
export async function eraseExpiredTrash(payload: Payload, now: Date): Promise<void> {
  const until = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()
  for (const collection of TRASHED) await eraseOf(payload, collection, until)
}
