/**
 * Defect: signing in, refreshing and signing out read the list of sessions and write it whole: of two at once the second
 * overwrites what the first has written.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/18132 "Concurrent logins to the same account silently lose sessions (useSessions)"
 * Remove when: lock-account.int.test.ts "Payload overwrites a session that was added meanwhile" fails
 */
import type { PayloadRequest } from 'payload'

import { lockByName } from '@/src/platform/database/lock'

/**
 * Makes other changes of an account wait for this request's transaction. It does not lock the row, which Payload updates on
 * another connection when it counts a wrong password. Postgres finds an account by its id in any case.
 */
export const lockAccount = (req: PayloadRequest, id: string): Promise<void> =>
  lockByName(req, `account ${id.toLowerCase()}`)
