import type { Payload } from 'payload'

const BATCH_SIZE = 50

/** Erases one submission. @returns false when that fails; the error is logged */
async function erase(payload: Payload, id: string): Promise<boolean> {
  try {
    // Runs in a job: the form's retention period applies to every tenant.
    await payload.delete({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })
    return true
  } catch (error) {
    payload.logger.error({ err: error, submission: id }, 'Failed to erase an expired form submission')
    return false
  }
}

/** Erases the submissions whose retention period is over; one that cannot be erased does not stop the others. */
export async function eraseExpired(payload: Payload, now: Date): Promise<void> {
  const failed: string[] = []
  for (let batchLength = BATCH_SIZE; batchLength === BATCH_SIZE;) {
    const { docs } = await payload.find({
      collection: 'form-submissions',
      where: {
        expiresAt: { less_than: now.toISOString() },
        ...(failed.length > 0 && { id: { not_in: failed } }),
      },
      select: {},
      sort: 'expiresAt',
      limit: BATCH_SIZE,
      pagination: false,
      depth: 0,
      // As in erase().
      overrideAccess: true,
    })
    for (const { id } of docs) if (!(await erase(payload, id))) failed.push(id)
    // So many failures have a common cause: leave the rest to the next run.
    batchLength = failed.length < BATCH_SIZE ? docs.length : 0
  }
}
