import type { Payload } from 'payload'

import { canSendMail } from '@/src/platform/mail/send'
import { deliverSubmission, MAX_ATTEMPTS } from './deliver'

/** What is being sent just now is left alone. */
const IN_FLIGHT_MS = 5 * 60_000
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

/** Erases the submissions whose time is over; one that cannot be erased keeps no other. */
async function eraseExpired(payload: Payload, now: Date): Promise<void> {
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
    // Whatever keeps so many of them is not theirs alone: the rest waits for the next time.
    found = kept.length < AT_ONCE ? docs.length : 0
  }
}

/** Mails again what could not be mailed, and passes on what its webhook did not take. */
async function retryDeliveries(payload: Payload, now: Date): Promise<void> {
  const unfinished = (way: 'mail' | 'webhook') => ({
    [way]: { in: ['pending', 'failed'] },
    [`${way}Attempts`]: { less_than: MAX_ATTEMPTS },
  })
  const { docs } = await payload.find({
    collection: 'form-submissions',
    where: {
      or: [...(canSendMail(payload) ? [unfinished('mail')] : []), unfinished('webhook')],
      updatedAt: { less_than: new Date(now.getTime() - IN_FLIGHT_MS).toISOString() },
    },
    select: {},
    sort: 'createdAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    // As above.
    overrideAccess: true,
  })
  for (const { id } of docs) await deliverSubmission(payload, id)
}

/** Erases the submissions that may be kept no longer, and sends on what could not be sent. */
export async function lookAfterSubmissions(payload: Payload, now: Date): Promise<void> {
  await eraseExpired(payload, now)
  await retryDeliveries(payload, now)
}
