import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { AuditChange } from '@/src/features/audit/rules/audit-entry'

type Account = Partial<User> & { id: string }

/** The changes to record in one tenant's log; null: the log of documents without a tenant. */
type TenantChanges = { tenant: string | null; changes: AuditChange[] }

const roles = (account: Account | undefined): Map<string, string> =>
  new Map((account?.tenants ?? []).map(({ tenant, role }) => [referenceId(tenant), role]))

/** Whether `account` as read for this user includes its membership of the tenant; a missing one was not removed. */
function isShown(req: PayloadRequest, account: Account, tenant: string): boolean {
  if (!req.user || isSuperAdmin(req.user) || req.user.id === account.id) return true
  return tenantsWith(req.user, 'users.read').includes(tenant)
}

/** An account can have several tenants: the log of each gets its own membership, and none of the others. */
export function changesPerTenant(
  req: PayloadRequest,
  changes: readonly AuditChange[],
  previous: Account | undefined,
  doc: Account,
): TenantChanges[] {
  const [before, after] = [roles(previous), roles(doc)]
  const general = changes.filter(({ path }) => path[0] !== 'tenants')
  const tenants = [...new Set([...before.keys(), ...after.keys()])]
  if (tenants.length === 0) return [{ tenant: null, changes: general }]
  return tenants.map((tenant) => {
    const [oldRole = null, role = null] = [before.get(tenant), after.get(tenant)]
    const hasNewRole = oldRole !== role && isShown(req, doc, tenant)
    const membership: AuditChange = {
      path: ['tenants', 'role'],
      kind: 'changed',
      before: oldRole,
      after: role,
    }
    return { tenant, changes: hasNewRole ? [...general, membership] : general }
  })
}
