import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import type { Tenant, User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import type { TenantRole } from '@/src/access/permissions'
import type { Locale } from '@/src/lib/constants'
import { lockByName } from '@/src/platform/database/lock'
import { env } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail/send'
import { clientAddress } from '@/src/routing/client-address'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { type InvitationSite, invitationSite } from './invitation-site'
import { rejectInvitation } from './invitation-errors'
import { consumeAttempt } from './limits'
import { queueAccountMail } from './mail'
import { SELF_REGISTERED } from './new-account'
import { issueResetToken } from './reset-token'

/** Whether people can be invited here: mail is configured. */
export const canInvite = canSendMail

/** How long the link in the mail works (it says so). */
const INVITATION_HOURS = 7 * 24

export type Invitation = { name: string; email: string; language: Locale; role: TenantRole }
type Outcome = { type: 'invited'; id: string } | { type: 'limited'; seconds: number }

// Whom an address belongs to is not for the caller to see; what they may is decided before.
const asSystem = { collection: 'users', depth: 0, overrideAccess: true } as const

async function accountOf(req: PayloadRequest, email: string): Promise<User | null> {
  const where = { email: { equals: email } }
  const { docs } = await req.payload.find({ ...asSystem, where, limit: 1, pagination: false, req })
  return docs[0] ?? null
}

/** An account that nobody else changes until the transaction ends: its memberships are read and written whole. */
async function claimAccount(req: PayloadRequest, email: string): Promise<User | null> {
  const found = await accountOf(req, email)
  if (!found) return null
  await lockAccount(req, found.id)
  // What it was before the lock may no longer be so.
  return accountOf(req, email)
}

const unguessable = (): string => randomBytes(32).toString('base64url')

/** An account that nobody can sign in to: its password is chosen by whoever reads the mail, which confirms the address. */
async function createAccount(req: PayloadRequest, tenant: string, invitation: Invitation): Promise<User> {
  const { role, ...person } = invitation
  return req.payload.create({
    ...asSystem,
    data: {
      ...person,
      password: unguessable(),
      status: 'active',
      tenants: [{ tenant, role }],
    },
    context: { [SELF_REGISTERED]: true },
    disableVerificationEmail: true,
    req,
  })
}

/** Says no to who is a member, and, without telling why, to an account that is blocked: that is for super admins to know. */
function assertInvitable(req: PayloadRequest, { status, _verified }: User, isMember: boolean): void {
  if (isMember && _verified) rejectInvitation('member', req)
  if (status === 'disabled') rejectInvitation(isSuperAdmin(req.user) ? 'disabled' : 'notPossible', req)
}

/** Whoever registered an address that is not confirmed may not be its owner: neither their password nor their link is left. */
const withoutClaims = () => ({ password: unguessable(), _verificationToken: null, sessions: [] })

/** Gives an account the role. Its name and language stay the person's own. */
async function addMembership(
  req: PayloadRequest,
  tenant: string,
  account: User,
  role: TenantRole,
): Promise<User> {
  const rows = account.tenants ?? []
  const others = rows.filter((row) => referenceId(row.tenant) !== tenant)
  assertInvitable(req, account, others.length < rows.length)
  const data = { tenants: [...others, { tenant, role }], ...(!account._verified && withoutClaims()) }
  return req.payload.update({ ...asSystem, id: account.id, data, req })
}

async function queueInvitation(
  req: PayloadRequest,
  place: InvitationSite,
  company: string,
  { id, email, _verified }: User,
): Promise<void> {
  const kind = _verified ? 'added' : 'invited'
  if (kind === 'invited') await issueResetToken(req.payload, email, { hours: INVITATION_HOURS, req })
  await queueAccountMail(req, place, { kind, account: id, company, viaAdmin: !place.own })
}

/**
 * Gives an address a role in a tenant and queues the mail to its owner: a new account gets a link to choose a password, an
 * account that there is already one to sign in. Who has not taken up an invitation yet gets another, and the first link is void.
 * To be called in a transaction, by somebody who may write users of the tenant.
 * @throws {APIError} 409 for who is a member, or blocked (which is told to super admins alone), or while there is no site to lead to; 503 without mail
 */
export async function invite(req: PayloadRequest, tenant: Tenant, invitation: Invitation): Promise<Outcome> {
  const { email, language, role } = invitation
  if (!canSendMail(req.payload)) rejectInvitation('mailNotConfigured', req)
  const address = clientAddress(req.headers, env.TRUST_PROXY)
  const seconds = await consumeAttempt('invite', { account: email, address, tenant: tenant.id })
  if (seconds > 0) return { type: 'limited', seconds }
  await lockByName(req, `invitation of ${email}`)
  const known = await claimAccount(req, email)
  const account = known
    ? await addMembership(req, tenant.id, known, role)
    : await createAccount(req, tenant.id, invitation)
  const place = await invitationSite(req, tenant.id, known?.language ?? language)
  if (!place) return rejectInvitation('noSite', req)
  await queueInvitation(req, place, tenant.id, account)
  return { type: 'invited', id: account.id }
}
