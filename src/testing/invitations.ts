import type { Payload } from 'payload'

import type { Tenant, User } from '@/payload-types'
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

type Sent = {
  /** Of who invites. */
  token: string
  /** To the tenant of the company by default. */
  tenant?: Tenant
  body: { email: string; [name: string]: unknown }
}

/** Invites somebody as an editor, on a site of the company. */
export const invitePerson = ({ domain, tenant: own }: Company, { token, tenant = own, body }: Sent) =>
  call('/api/admin/users', {
    token,
    tenant: tenant.slug,
    host: domain.hostname,
    body: { name: 'Redactie', role: 'editor', ...body },
    headers: newVisitor(),
  })

export async function accountWith(payload: Payload, email: string): Promise<User | undefined> {
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, overrideAccess: true })
  return docs[0]
}

export const signInOn = ({ domain }: Company, email: string, password: string) =>
  call('/api/auth/login', { host: domain.hostname, body: { email, password }, headers: newVisitor() })
