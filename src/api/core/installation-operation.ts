import { createMiddleware } from 'hono/factory'

import { hasPermissionInAnyTenant, isSuperAdmin } from '@/src/access/memberships'
import type { Permission, PlatformPermission } from '@/src/access/permissions'
import { inTransaction } from '@/src/platform/database/transaction'
import { callerRequest, authenticateCaller } from './admin-operation'
import { assertOwnOrigin } from './cross-origin'
import type { ApiEnv, Caller, AccountCaller } from './environment'
import { rateLimit } from './limits'
import { operationKind } from './operation'
import { assertFactorSetUp } from './second-factor'
import { ApiError } from './problems'

const PLATFORM: readonly string[] = [
  'tenants.create',
  'tenants.delete',
  'jobs.write',
  'domains.approve',
  'factors.reset',
] satisfies PlatformPermission[]

const isPlatform = (permission: Permission | PlatformPermission): permission is PlatformPermission =>
  PLATFORM.includes(permission)

/** The permission that an operation requires; null: any account may call it. */
type RequiredPermission = Permission | PlatformPermission | null

/** @throws {ApiError} 403 unless a role of the account in any tenant has the permission; platform permissions need a super admin */
function assertOperator(user: Caller['user'], permission: RequiredPermission): void {
  if (permission === null || isSuperAdmin(user)) return
  if (isPlatform(permission)) throw new ApiError('forbidden', 'Only super admins may do this.')
  if (!hasPermissionInAnyTenant(user, permission))
    throw new ApiError('forbidden', `None of your roles includes ${permission}.`)
}

/** Checks the caller's permission and origin. */
const permit = ({ permission, duringSetup }: Policy) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const payload = await c.get('installation').payload()
    const user = c.get('user')
    if (!duringSetup) assertFactorSetUp(user)
    assertOperator(user, permission)
    assertOwnOrigin(c.req.raw.headers)
    c.set('operator', { user, req: await callerRequest(c, payload) })
    await next()
  })

function describePermission(permission: RequiredPermission): string {
  if (permission === null) return 'Any account may call this.'
  return isPlatform(permission)
    ? `Permission: \`${permission}\` (super admins only).`
    : `Permission: \`${permission}\`. No tenant needs to be named.`
}

type Policy = {
  permission: RequiredPermission
  /** Allowed to who must set up a second factor before anything else. */
  duringSetup?: true
}

/** An operation under /api/admin on the installation itself: bearer token, one permission, no tenant; writes run in one transaction. */
export const installationOperation = operationKind<{ operator: AccountCaller }, Policy>(
  ({ method, ...policy }) => ({
    prefix: '/admin',
    description: describePermission(policy.permission),
    security: [{ bearer: [] }],
    problems: [
      'unauthenticated',
      'forbidden',
      'secondFactorNotSetUp',
      'notFound',
      'tooManyRequests',
      'unavailable',
    ],
    middleware: [authenticateCaller, rateLimit(method !== 'get'), permit(policy)],
    extra: (c) => ({ operator: c.get('operator') }),
    ...(method !== 'get' && { around: ({ operator }, work) => inTransaction(operator.req, work) }),
  }),
)
