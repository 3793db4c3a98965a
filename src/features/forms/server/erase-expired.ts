import type { Payload } from 'payload'

const AT_ONCE = 50

/** Erases one submission. @returns whether it is gone; why it is not is logged */
async function erase(payload: Payload, id: string): Promise<boolean> {
  try {
    // The form's own rule, for every tenant.
    await payload.delete({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })
    return true
  } catch (error) {
    payload.logger.error({ err: error, submission: id }, 'A form submission was not erased in time')
    return false
  }
}

/** Erases the submissions whose retention period is over; one that cannot be erased does not stop the others. */
export async function eraseExpired(payload: Payload, now: Date): Promise<void> {
  const kept: string[] = []
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const { docs } = await payload.find({
      collection: 'form-submissions',
      where: {
        expiresAt: { less_than: now.toISOString() },
        ...(kept.length > 0 && { id: { not_in: kept } }),
      },
      select: {},
      sort: 'expiresAt',
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
      // As above.
      overrideAccess: true,
    })
    for (const { id } of docs) if (!(await erase(payload, id))) kept.push(id)
    // What stops so many of them is not theirs alone: the rest waits for the next run.
    found = kept.length < AT_ONCE ? docs.length : 0
  }
}
