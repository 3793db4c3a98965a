import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { AuditChange } from '@/src/features/audit/rules/audit-entry'

type Account = Partial<User> & { id: string }

/** The changes that one tenant's log tells; null is the log of what belongs to none. */
type TenantChanges = { tenant: string | null; changes: AuditChange[] }

const roles = (account: Account | undefined): Map<string, string> =>
  new Map((account?.tenants ?? []).map(({ tenant, role }) => [referenceId(tenant), role]))

/** Tenants whose memberships the answer to this caller shows; the others are left out of it, not changed. */
function isShown(req: PayloadRequest, account: Account, tenant: string): boolean {
  if (!req.user || isSuperAdmin(req.user) || req.user.id === account.id) return true
  return tenantsWith(req.user, 'users.read').includes(tenant)
}

/** A person belongs to several tenants: each is told what concerns it, and nothing of the others. */
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
    const [old = null, role = null] = [before.get(tenant), after.get(tenant)]
    const hasNewRole = old !== role && isShown(req, doc, tenant)
    const membership: AuditChange = { path: ['tenants', 'role'], kind: 'changed', before: old, after: role }
    return { tenant, changes: hasNewRole ? [...general, membership] : general }
  })
}
