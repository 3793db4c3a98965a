import type { Access, Where } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'

/** The person's own tokens, and those for tenants whose users the account manages. Nobody can read the secret itself. */
export const ownOrManaged: Access = ({ req: { user } }) => {
  if (!user) return false
  if (isSuperAdmin(user)) return true
  const own: Where = { user: { equals: user.id } }
  const managed: Where = { tenant: { in: tenantsWith(user, 'users.write') } }
  return { or: [own, managed] }
}
