import type { FieldHook } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { User } from '@/payload-types'

type Args = Pick<Parameters<FieldHook<User>>[0], 'data' | 'originalDoc' | 'overrideAccess' | 'req'>

/** The tenants whose part of an account the actor may see; null: all of it. */
function visibleTenants({ data, originalDoc, overrideAccess, req }: Args): string[] | null {
  const subject = originalDoc?.id ?? data?.id
  if (overrideAccess || isSuperAdmin(req.user) || req.user?.id === subject) return null
  return tenantsWith(req.user, 'users.read')
}

/** Hides other accounts' memberships and invitations of tenants whose accounts the actor cannot read. */
export const showOwnTenants: FieldHook<User, User['tenants'] | User['invitations']> = ({
  value,
  ...args
}) => {
  const visible = visibleTenants(args)
  if (!value || visible === null) return value
  return (value as { tenant: string | { id: string } }[]).filter(({ tenant }) =>
    visible.includes(referenceId(tenant)),
  ) as typeof value
}

/** Of somebody who has not accepted their invitation yet, a tenant's admin sees the name that the invitation has. */
export const showInvitedName: FieldHook<User, string | undefined> = ({ value, ...args }) => {
  const visible = visibleTenants(args)
  const account = args.originalDoc ?? args.data
  if (visible === null || !account) return value
  const isVisible = ({ tenant }: { tenant: string | { id: string } }) => visible.includes(referenceId(tenant))
  if (account.tenants?.some(isVisible)) return value
  return account.invitations?.find(isVisible)?.name ?? value
}
