import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { pruneAuditLog } from '@/src/audit/prune'
import { connectionOf } from '@/src/lib/database/connection'
import { inTransaction } from '@/src/lib/database/transaction'
import { canSendMail } from '@/src/mail/send'
import { deliverSubmission, MAX_ATTEMPTS } from './deliver'

/** Any number, as long as nothing else locks by it. */
const LOCK = 20_261_121
/** What is being sent just now is left alone. */
const IN_FLIGHT_MS = 5 * 60_000
const AT_ONCE = 50

/** Erases the submissions whose time is over. */
async function eraseExpired(payload: Payload, now: Date): Promise<void> {
  await payload.delete({
    collection: 'form-submissions',
    where: { expiresAt: { less_than: now.toISOString() } },
    depth: 0,
    // The form's own rule, for every tenant.
    overrideAccess: true,
  })
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

/**
 * What has to happen now and then: erase what may not be kept, mail what was not mailed. Of several
 * nodes the one that gets the lock does it; the others go on.
 */
export async function keepHouse(payload: Payload, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const connection = await connectionOf(req)
    const { rows } = await connection.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as elected`)
    if (rows[0]?.['elected'] !== true) return
    await pruneAuditLog(req, now)
    await eraseExpired(payload, now)
    await retryDeliveries(payload, now)
  })
}
