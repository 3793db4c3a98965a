import type { z } from '@hono/zod-openapi'

import type { Tenant, User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import type { session } from './schemas'

/** The signed-in account; `tenants` are those that it is a member of. */
export function toAccount(user: User, tenants: readonly Tenant[]): z.output<typeof session>['user'] {
  const roles = new Map(user.tenants?.map(({ tenant, role }) => [referenceId(tenant), role]))
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    language: user.language ?? ADMIN_LOCALE,
    superAdmin: isSuperAdmin(user),
    tenants: tenants.flatMap(({ id, slug, name }) => {
      const role = roles.get(id)
      return role ? [{ id, slug, name, role }] : []
    }),
  }
}
