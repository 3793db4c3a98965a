import type { FieldHook } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { User } from '@/payload-types'

/** Hides other accounts' memberships in tenants whose accounts the actor cannot read. */
export const showOwnTenants: FieldHook<User, User['tenants']> = ({
  value,
  data,
  originalDoc,
  overrideAccess,
  req,
}) => {
  const subject = originalDoc?.id ?? data?.id
  if (overrideAccess || !value || isSuperAdmin(req.user) || req.user?.id === subject) return value
  const visible = tenantsWith(req.user, 'users.read')
  return value.filter(({ tenant }) => visible.includes(referenceId(tenant)))
}
