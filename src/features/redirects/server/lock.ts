import type { PayloadRequest } from 'payload'

import { lockByName } from '@/src/platform/database/lock'

/** Lets one writer at a time change a tenant's redirects, until its transaction ends: two halves of a circle would each look harmless. */
export const lockRedirects = (req: PayloadRequest, tenant: string): Promise<void> =>
  lockByName(req, `redirects:${tenant}`)
