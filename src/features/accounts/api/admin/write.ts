import type { z } from '@hono/zod-openapi'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { endMembership } from '@/src/features/accounts/server/end-membership'
import { type HandedLink, invite } from '@/src/features/accounts/server/invitations/invite'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import type { invitation, userChanges } from './schemas'
import { invitedRoleIn, roleIn } from './serialize'

/** Fields that only super admins may change. Payload would drop some of them silently. */
const PLATFORM_FIELDS = ['email', 'status', 'platformRole'] as const

type Changes = z.output<typeof userChanges>

type Invited = { id: string; link: HandedLink | null }

/** Invites a person to the caller's tenant. @returns the id of the account, and the link unless it was mailed */
export async function inviteUser(caller: Caller, body: z.output<typeof invitation>): Promise<Invited> {
  const outcome = await invite(caller.req, caller.tenant, body)
  if (outcome.type === 'invited') return { id: outcome.id, link: outcome.link }
  throw new ApiError('tooManyRequests', 'Too many invitations. Try again later.', {
    headers: { 'retry-after': String(outcome.seconds) },
  })
}

function assertMayChange({ user }: Caller, current: User, changes: Changes): void {
  if (isSuperAdmin(user)) return
  // Sending back the values that GET returned changes nothing.
  const changed = PLATFORM_FIELDS.filter(
    (field) => changes[field] !== undefined && changes[field] !== (current[field] ?? null),
  )
  if (changed.length > 0)
    throw new ApiError(
      'forbidden',
      `Only super admins can change these fields of an account: ${changed.join(', ')}.`,
    )
}

/** The memberships with the role in the caller's tenant replaced or added. */
function withRole({ tenants }: User, tenant: string, role: NonNullable<Changes['role']>): User['tenants'] {
  const rows = tenants ?? []
  const isMember = rows.some((row) => referenceId(row.tenant) === tenant)
  if (!isMember) return [...rows, { tenant, role }]
  return rows.map((row) => (referenceId(row.tenant) === tenant ? { ...row, role } : row))
}

/** Without the values that GET returned: null for what the caller may not read. */
function onlyChanged(current: User, { status, language, ...changes }: Omit<Changes, 'role'>) {
  const sent = { ...changes, ...(status && { status }), ...(language && { language }) }
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== (current[name as keyof typeof sent] ?? null)
  // Omits keys only.
  return Object.fromEntries(Object.entries(sent).filter(isChanged)) as typeof sent
}

async function changeInvitedRole(
  { req, tenant }: Caller,
  account: User,
  role: NonNullable<Changes['role']>,
): Promise<void> {
  // Who has only been invited is written by the system alone; the caller may write users of the tenant.
  const target = { collection: 'users', id: account.id, depth: 0, overrideAccess: true, req } as const
  const { invitations } = await req.payload.findByID(target)
  const rows = (invitations ?? []).map((row) =>
    referenceId(row.tenant) === tenant.id ? { ...row, role } : row,
  )
  await req.payload.update({ ...target, data: { invitations: rows } })
}

/** Updates the fields that the caller may change; `role` is the role in the caller's tenant. */
export async function changeUser(
  caller: Caller,
  current: User,
  { role, ...changes }: Changes,
): Promise<void> {
  const tenant = caller.tenant.id
  assertMayChange(caller, current, changes)
  if (role === null && (roleIn(current, tenant) ?? invitedRoleIn(current, tenant)) !== null)
    throw invalid([{ path: 'role', message: 'Must be a role; use DELETE to end the membership.' }])
  const isInvited = invitedRoleIn(current, tenant) !== null
  if (role && isInvited) await changeInvitedRole(caller, current, role)
  const tenants = role && !isInvited ? { tenants: withRole(current, tenant, role) } : {}
  const data = { ...onlyChanged(current, changes), ...tenants }
  if (Object.keys(data).length > 0)
    await caller.req.payload.update({ collection: 'users', id: current.id, data, ...asCaller(caller) })
}

/** Ends a membership of the caller's tenant. @throws {ApiError} 404 when there is none */
export async function endMembershipInTenant({ req, tenant }: Caller, current: User): Promise<void> {
  if (await endMembership(req, current, tenant.id)) return
  throw new ApiError('notFound', `There is no user ${current.id} in "${tenant.slug}".`)
}

/** Deletes an account with all its memberships. @throws {ApiError} 403 except for super admins */
export async function removeAccount(caller: Caller, { id }: User): Promise<void> {
  if (!isSuperAdmin(caller.user))
    throw new ApiError('forbidden', 'Only super admins can delete an account; you can end the membership.')
  await caller.req.payload.delete({ collection: 'users', id, ...asCaller(caller) })
}
