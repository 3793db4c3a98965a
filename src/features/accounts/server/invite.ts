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

/** Invitations need mail to be configured. */
export const canInvite = canSendMail

/** Validity of the link; the text of the mail names it. */
const INVITATION_HOURS = 7 * 24

export type Invitation = { name: string; email: string; language: Locale; role: TenantRole }
type Outcome = { type: 'invited'; id: string } | { type: 'limited'; seconds: number }

// The caller may not see whose address it is; the permission to invite was checked before.
const asSystem = { collection: 'users', depth: 0, overrideAccess: true } as const

async function accountOf(req: PayloadRequest, email: string): Promise<User | null> {
  const where = { email: { equals: email } }
  const { docs } = await req.payload.find({ ...asSystem, where, limit: 1, pagination: false, req })
  return docs[0] ?? null
}

/** An account, locked until the transaction ends: its memberships are read and written as a whole. */
async function lockedAccount(req: PayloadRequest, email: string): Promise<User | null> {
  const found = await accountOf(req, email)
  if (!found) return null
  await lockAccount(req, found.id)
  // It may have changed before it was locked.
  return accountOf(req, email)
}

const randomPassword = (): string => randomBytes(32).toString('base64url')

/** An account with a random password. Its owner chooses one with the mailed link, which also confirms the address. */
async function createAccount(req: PayloadRequest, tenant: string, invitation: Invitation): Promise<User> {
  const { role, ...person } = invitation
  return req.payload.create({
    ...asSystem,
    data: {
      ...person,
      password: randomPassword(),
      status: 'active',
      tenants: [{ tenant, role }],
    },
    context: { [SELF_REGISTERED]: true },
    disableVerificationEmail: true,
    req,
  })
}

/** Rejects members and disabled accounts. Only super admins learn that an account is disabled. */
function assertInvitable(req: PayloadRequest, { status, _verified }: User, isMember: boolean): void {
  if (isMember && _verified) rejectInvitation('member', req)
  if (status === 'disabled') rejectInvitation(isSuperAdmin(req.user) ? 'disabled' : 'notPossible', req)
}

/** An unconfirmed address may have been registered by somebody else: their password, link and sessions are revoked. */
const revokedCredentials = () => ({ password: randomPassword(), _verificationToken: null, sessions: [] })

/** Gives an existing account the role. Its name and language stay as they are. */
async function addMembership(
  req: PayloadRequest,
  tenant: string,
  account: User,
  role: TenantRole,
): Promise<User> {
  const rows = account.tenants ?? []
  const others = rows.filter((row) => referenceId(row.tenant) !== tenant)
  assertInvitable(req, account, others.length < rows.length)
  const data = { tenants: [...others, { tenant, role }], ...(!account._verified && revokedCredentials()) }
  return req.payload.update({ ...asSystem, id: account.id, data, req })
}

async function queueInvitation(
  req: PayloadRequest,
  destination: InvitationSite,
  company: string,
  { id, email, _verified }: User,
): Promise<void> {
  const kind = _verified ? 'added' : 'invited'
  if (kind === 'invited') await issueResetToken(req.payload, email, { hours: INVITATION_HOURS, req })
  await queueAccountMail(req, destination, { kind, account: id, company, viaAdmin: !destination.own })
}

/**
 * Gives an e-mail address a role in a tenant and queues a mail to it: with a link to choose a password for a new account, or
 * to sign in for an existing one. Inviting again before the first invitation is accepted replaces its link.
 * Call it in a transaction, for somebody who may write users of the tenant.
 * @throws {APIError} 409 for a member, a disabled account, or without a site to link to; 503 without mail
 */
export async function invite(req: PayloadRequest, tenant: Tenant, invitation: Invitation): Promise<Outcome> {
  const { email, language, role } = invitation
  if (!canSendMail(req.payload)) rejectInvitation('mailNotConfigured', req)
  const address = clientAddress(req.headers, env.TRUST_PROXY)
  const seconds = await consumeAttempt('invite', { account: email, address, tenant: tenant.id })
  if (seconds > 0) return { type: 'limited', seconds }
  await lockByName(req, `invitation of ${email}`)
  const existing = await lockedAccount(req, email)
  const account = existing
    ? await addMembership(req, tenant.id, existing, role)
    : await createAccount(req, tenant.id, invitation)
  const destination = await invitationSite(req, tenant.id, existing?.language ?? language)
  if (!destination) return rejectInvitation('noSite', req)
  await queueInvitation(req, destination, tenant.id, account)
  return { type: 'invited', id: account.id }
}
