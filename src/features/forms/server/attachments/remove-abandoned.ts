import type { Payload } from 'payload'

import { abandonedFiles, forgetFiles, postponeFile, unclaimedFiles } from './ledger'
import { attachmentStorage } from './storage'

const BATCH_SIZE = 100

/** Removes files from storage, then from the ledger. One that cannot be removed is tried again later. */
async function removeFiles(payload: Payload, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await attachmentStorage().remove(id)
      await forgetFiles(payload, [id])
    } catch (error) {
      payload.logger.error({ err: error, attachment: id }, 'Failed to remove an attachment')
      await postponeFile(payload, id)
    }
  }
}

/** Removes those of the files that no submission has; never throws, because what is left is removed later. */
export async function removeUnclaimed(payload: Payload, ids: readonly string[]): Promise<void> {
  try {
    await removeFiles(payload, await unclaimedFiles(payload, ids))
  } catch (error) {
    payload.logger.error({ err: error }, 'Failed to remove the attachments of a refused submission')
  }
}

/** Removes the files of deleted submissions, and those that no submission ever had. */
export async function removeAbandonedFiles(payload: Payload): Promise<void> {
  for (let batchLength = BATCH_SIZE; batchLength === BATCH_SIZE;) {
    const ids = await abandonedFiles(payload, BATCH_SIZE)
    await removeFiles(payload, ids)
    batchLength = ids.length
  }
}
