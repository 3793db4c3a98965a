import { createLocalReq, type Payload } from 'payload'

import { pruneAuditLog } from '@/src/features/audit'
import { lookAfterSubmissions } from '@/src/features/forms'
import { whenElected } from '@/src/platform/database/run-as-leader'
import { inTransaction } from '@/src/platform/database/transaction'
import { restoreAbandoned } from '@/src/features/media'

/** Any number, as long as nothing else locks by it. */
const LOCK = 20_261_121

/**
 * What has to happen now and then: forget what the audit log keeps no longer, erase submissions that may not be kept, mail
 * what was not mailed, see to the files that a killed process held. Of several nodes the one that is elected does it; the
 * others go on. Each part is committed by itself.
 */
export const keepHouse = (payload: Payload, now: Date): Promise<void> =>
  whenElected(payload, LOCK, async () => {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => pruneAuditLog(req, now))
    await lookAfterSubmissions(payload, now)
    await restoreAbandoned(payload, now)
  })
