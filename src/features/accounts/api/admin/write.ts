import type { z } from '@hono/zod-openapi'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { endMembership } from '@/src/features/accounts/server/end-membership'
import { invite } from '@/src/features/accounts/server/invite'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import type { invitation, userChanges } from './schemas'
import { roleIn } from './serialize'

/** What a super admin alone changes of an account. Payload would drop some of it without a word. */
const PLATFORM_FIELDS = ['email', 'status', 'platformRole'] as const

type Changes = z.output<typeof userChanges>

/** Invites somebody to the caller's tenant; resolves with the id of the account. */
export async function inviteUser(caller: Caller, body: z.output<typeof invitation>): Promise<string> {
  const outcome = await invite(caller.req, caller.tenant, body)
  if (outcome.type === 'invited') return outcome.id
  throw new ApiError('tooManyRequests', 'Too many invitations. Try again later.', {
    headers: { 'retry-after': String(outcome.seconds) },
  })
}

function assertMayChange({ user }: Caller, current: User, changes: Changes): void {
  if (isSuperAdmin(user)) return
  // Who sends back what the API showed changes nothing.
  const shown = { ...current, platformRole: null }
  const changed = PLATFORM_FIELDS.filter(
    (field) => changes[field] !== undefined && changes[field] !== shown[field],
  )
  if (changed.length > 0)
    throw new ApiError('forbidden', `Only a super admin changes this of an account: ${changed.join(', ')}.`)
}

/** The memberships with another role in the caller's tenant; without one there, it is added. */
function withRole({ tenants }: User, tenant: string, role: NonNullable<Changes['role']>): User['tenants'] {
  const rows = tenants ?? []
  const isMember = rows.some((row) => referenceId(row.tenant) === tenant)
  if (!isMember) return [...rows, { tenant, role }]
  return rows.map((row) => (referenceId(row.tenant) === tenant ? { ...row, role } : row))
}

/** Changes what the caller may change; a role is the one in the caller's tenant. */
export async function changeUser(
  caller: Caller,
  current: User,
  { role, ...changes }: Changes,
): Promise<void> {
  assertMayChange(caller, current, changes)
  if (role === null && roleIn(current, caller.tenant.id) !== null)
    throw invalid([{ path: 'role', message: 'DELETE ends a membership. Give a role.' }])
  const data = { ...changes, ...(role && { tenants: withRole(current, caller.tenant.id, role) }) }
  await caller.req.payload.update({ collection: 'users', id: current.id, data, ...asCaller(caller) })
}

/** Ends somebody's membership of the caller's tenant. @throws {ApiError} 404 when there is none */
export async function endMembershipInTenant({ req, tenant }: Caller, current: User): Promise<void> {
  if (await endMembership(req, current, tenant.id)) return
  throw new ApiError('notFound', `There is no user ${current.id} in "${tenant.slug}".`)
}

/** Removes an account, whatever tenants it is a member of. @throws {ApiError} 403 for all but super admins */
export async function removeAccount(caller: Caller, { id }: User): Promise<void> {
  if (!isSuperAdmin(caller.user))
    throw new ApiError('forbidden', 'Only a super admin removes an account; you can end the membership.')
  await caller.req.payload.delete({ collection: 'users', id, ...asCaller(caller) })
}
