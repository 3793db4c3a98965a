import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import type { AuditChange } from '@/src/features/audit/rules/audit-entry'
import { changesPerTenant } from './entries-of-user'
import { writeEntry } from './write-entry'

/** Records a change of an account that no field of its document has, in the log of each of its tenants. */
export async function logAccountChange(
  req: PayloadRequest,
  account: User,
  changes: readonly AuditChange[],
): Promise<void> {
  const document = { collection: 'users', id: account.id, title: account.name }
  for (const entry of changesPerTenant(req, changes, account, account))
    await writeEntry(req, { action: 'update', document, locale: null, ...entry })
}
