import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { logAccountChange } from '@/src/features/audit'

/** Names of what changed, as the audit log shows them; there is no field of that name. */
type Changed = 'totp' | 'passkeys' | 'recoveryCodes' | 'secondFactors'

/** Records in the audit log that a second factor of an account was added or removed, without its value. */
export const logFactorChange = (req: PayloadRequest, account: User, changed: Changed): Promise<void> =>
  logAccountChange(req, account, [{ path: [changed], kind: 'secret' }])
