import type { PayloadRequest } from 'payload'

import { lockByName } from '@/src/platform/database/lock'

/** Serialises writers of a tenant's redirects until their transactions end: each half of a loop is valid by itself. */
export const lockRedirects = (req: PayloadRequest, tenant: string): Promise<void> =>
  lockByName(req, `redirects:${tenant}`)
