import type { PayloadRequest } from 'payload'

import { lockName } from '@/src/platform/database/lock'

/**
 * Makes other changes of an account wait for this request's transaction: Payload reads the list of sessions and writes it
 * whole. Not the row itself, which Payload updates on another connection when it counts a wrong password.
 */
export const lockAccount = (req: PayloadRequest, id: string): Promise<void> => lockName(req, `account ${id}`)
