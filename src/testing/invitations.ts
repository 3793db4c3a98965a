import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { linkIn } from './accounts'
import { call } from './api'
import { newVisitor } from './forms'
import type { Company } from './tenants'

type Rows = User['tenants'] | User['invitations']

const byTenant = (rows: Rows) =>
  Object.fromEntries((rows ?? []).map(({ tenant, role }) => [referenceId(tenant), role]))

/** The roles of an account by tenant, and those that it was only invited to. */
export const rolesOf = (user: User | undefined) => byTenant(user?.tenants)
export const pendingOf = (user: User | undefined) => byTenant(user?.invitations)

/** The token in the link of an invitation. */
export const tokenIn = (text: string | undefined) => linkIn(text).searchParams.get('token') ?? ''

export const answerInvitation = (
  { domain }: Company,
  token: string,
  answer: 'accept' | 'decline',
  password?: string,
) =>
  call('/api/auth/invitation', {
    host: domain.hostname,
    body: { token, answer, ...(password && { password }) },
    headers: newVisitor(),
  })
