import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { AuditChange } from '@/src/features/audit/rules/audit-entry'

type Account = Partial<User> & { id: string }
type Row = {
  tenant: string | { id: string }
  role: string
  name?: string | null
  expiresAt?: string
  handedOver?: boolean | null
}

/**
 * The changes to record in one tenant's log; null: the log of documents without a tenant, which only super admins read.
 * `title`: the name by which the tenant knows the account, if not its own.
 */
export type TenantChanges = {
  tenant: string | null
  changes: AuditChange[]
  title?: string
}

const ROWS = ['tenants', 'invitations'] as const
type Rows = (typeof ROWS)[number]

const byTenant = (account: Account | undefined, rows: Rows): Map<string, Row> =>
  new Map((account?.[rows] ?? []).map((row: Row) => [referenceId(row.tenant), row]))

/** Whether `account` as read for this user includes its membership of the tenant; a missing one was not removed. */
function isShown(req: PayloadRequest, account: Account, tenant: string): boolean {
  if (!req.user || isSuperAdmin(req.user) || req.user.id === account.id) return true
  return tenantsWith(req.user, 'users.read').includes(tenant)
}

/** The changed role of each tenant: of a membership, or of an invitation to one. */
function roleChanges(previous: Account | undefined, doc: Account, tenant: string): AuditChange[] {
  return ROWS.flatMap((rows) => {
    const before = byTenant(previous, rows).get(tenant)?.role ?? null
    const after = byTenant(doc, rows).get(tenant)?.role ?? null
    return before === after ? [] : [{ path: [rows, 'role'], kind: 'changed' as const, before, after }]
  })
}

/** Every link to hand over that was made: whoever made it could use it. */
function handedOverChanges(previous: Account | undefined, doc: Account, tenant: string): AuditChange[] {
  const before = byTenant(previous, 'invitations').get(tenant)
  const after = byTenant(doc, 'invitations').get(tenant)
  if (!after?.handedOver) return []
  const changed = (name: 'handedOver' | 'expiresAt'): AuditChange[] =>
    before?.[name] === after[name]
      ? []
      : [
          {
            path: ['invitations', name],
            kind: 'changed',
            before: before?.[name] ?? null,
            after: after[name] ?? null,
          },
        ]
  return [...changed('handedOver'), ...changed('expiresAt')]
}

/** Who has only been invited is known by the name in the invitation. */
function invitedTitle(accounts: readonly (Account | undefined)[], tenant: string): { title?: string } {
  if (accounts.some((account) => byTenant(account, 'tenants').has(tenant))) return {}
  const names = accounts.map((account) => byTenant(account, 'invitations').get(tenant)?.name)
  const title = names.find(Boolean)
  return title ? { title } : {}
}

/**
 * An account can have several tenants: the log of each gets its own membership. Everything else of the account is recorded
 * where no tenant reads it. A new account is recorded once per tenant.
 */
export function changesPerTenant(
  req: PayloadRequest,
  changes: readonly AuditChange[],
  previous: Account | undefined,
  doc: Account,
): TenantChanges[] {
  const accounts = [previous, doc]
  const general = changes.filter(({ path }) => !ROWS.some((rows) => rows === path[0]))
  const tenants = new Set(
    accounts.flatMap((account) => ROWS.flatMap((rows) => [...byTenant(account, rows).keys()])),
  )
  const entries = [...tenants].map((tenant) => ({
    tenant,
    changes: isShown(req, doc, tenant)
      ? [...roleChanges(previous, doc, tenant), ...handedOverChanges(previous, doc, tenant)]
      : [],
    ...invitedTitle(accounts, tenant),
  }))
  const isOwnEntry = general.length > 0 || tenants.size === 0
  return [...entries, ...(isOwnEntry ? [{ tenant: null, changes: general }] : [])]
}
