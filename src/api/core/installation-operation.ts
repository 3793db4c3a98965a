import { createMiddleware } from 'hono/factory'

import { hasPermissionInAnyTenant, isSuperAdmin } from '@/src/access/memberships'
import type { Permission, PlatformPermission } from '@/src/access/permissions'
import { inTransaction } from '@/src/platform/database/transaction'
import { callerRequest, authenticateCaller } from './admin-operation'
import { assertOwnOrigin } from './cross-origin'
import type { ApiEnv, Caller, AccountCaller } from './environment'
import { rateLimit } from './limits'
import { operationKind } from './operation'
import { ApiError } from './problems'

const PLATFORM: readonly string[] = [
  'tenants.create',
  'tenants.delete',
  'jobs.write',
] satisfies PlatformPermission[]

const isPlatform = (permission: Permission | PlatformPermission): permission is PlatformPermission =>
  PLATFORM.includes(permission)

/** What an operation asks of its caller; null: an account is enough. */
type Asked = Permission | PlatformPermission | null

/** @throws {ApiError} 403 unless some role of the person carries the permission; what concerns all tenants, super admins only */
function assertOperator(user: Caller['user'], permission: Asked): void {
  if (permission === null || isSuperAdmin(user)) return
  if (isPlatform(permission)) throw new ApiError('forbidden', 'Only a super admin may do this.')
  if (!hasPermissionInAnyTenant(user, permission))
    throw new ApiError('forbidden', `No role of yours includes ${permission}.`)
}

/** Who calls, and whether they may. */
const permit = (permission: Asked) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const payload = await c.get('installation').payload()
    const user = c.get('user')
    assertOperator(user, permission)
    assertOwnOrigin(c.req.raw.headers)
    c.set('operator', { user, req: await callerRequest(c, payload) })
    await next()
  })

function describePermission(permission: Asked): string {
  if (permission === null) return 'For everybody who has an account.'
  return isPlatform(permission)
    ? `Permission: \`${permission}\` (super admins only).`
    : `Permission: \`${permission}\`. No tenant has to be named.`
}

/** An operation under /api/admin on the installation itself: bearer token, one permission, for writing one transaction. No tenant is named. */
export const superAdminOperation = operationKind<{ operator: AccountCaller }, { permission: Asked }>(
  ({ method, permission }) => ({
    prefix: '/admin',
    description: describePermission(permission),
    security: [{ bearer: [] }],
    problems: ['unauthenticated', 'forbidden', 'notFound', 'tooManyRequests', 'unavailable'],
    middleware: [authenticateCaller, rateLimit(method !== 'get'), permit(permission)],
    extra: (c) => ({ operator: c.get('operator') }),
    ...(method !== 'get' && { around: ({ operator }, work) => inTransaction(operator.req, work) }),
  }),
)
