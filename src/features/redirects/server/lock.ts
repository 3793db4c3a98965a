import type { PayloadRequest } from 'payload'

import { lockByName, type LockMode } from '@/src/platform/database/lock'

/**
 * Serialises writers of a tenant's redirects until their transactions end: each half of a loop is valid by itself. Those
 * who only add page URLs share the lock: a new URL is at a path of its own, and makes no loop.
 */
export const lockRedirects = (req: PayloadRequest, tenant: string, mode?: LockMode): Promise<void> =>
  lockByName(req, `redirects:${tenant}`, mode)
