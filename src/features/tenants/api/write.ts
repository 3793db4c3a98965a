import type { z } from '@hono/zod-openapi'

import type { Tenant } from '@/payload-types'
import { isSuperAdmin } from '@/src/access/memberships'
import { deleteTenantContent } from '@/src/features/tenants/server/remove-tenant'
import type { AccountCaller } from '@/src/api/core/environment'
import { ApiError } from '@/src/api/core/problems'
import { assertPermitted } from '@/src/api/core/tenant'
import { asUser } from './read'
import type { changedTenant } from './schemas'

/** @throws {ApiError} 403 unless the account may change the tenant, and these fields of it */
export async function changeTenant(
  operator: AccountCaller,
  current: Tenant,
  body: z.output<typeof changedTenant>,
): Promise<Tenant> {
  assertPermitted(operator.user, current, 'tenants.write')
  const { slug = current.slug, status = current.status, ...fields } = body
  const isOther = slug !== current.slug || status !== current.status
  // Payload would ignore changes of the two silently.
  if (isOther && !isSuperAdmin(operator.user))
    throw new ApiError('forbidden', 'Only super admins can change the slug or the status of a tenant.')
  return operator.req.payload.update({
    ...asUser(operator),
    id: current.id,
    data: { ...fields, slug, status },
  })
}

/** Deletes a tenant: with everything it owns if `cascade`, else only while it owns nothing. */
export async function removeTenant(
  operator: AccountCaller,
  { id }: Tenant,
  cascade: boolean,
): Promise<Record<string, number>> {
  const removed = cascade ? await deleteTenantContent(operator.req, id) : {}
  await operator.req.payload.delete({ ...asUser(operator), id })
  return removed
}
