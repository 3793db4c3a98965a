import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import type { Tenant, User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import type { TenantRole } from '@/src/access/permissions'
import type { Locale } from '@/src/lib/constants'
import { HOUR_MS } from '@/src/lib/durations'
import { lockByName } from '@/src/platform/database/lock'
import { env } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail/send'
import { hasConfirmedAddress } from '@/src/features/accounts/rules/confirmed-address'
import { clientAddress } from '@/src/routing/client-address'
import { CHOSEN_ID } from '@/src/upstream/payload/database/chosen-ids'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { consumeAttempt } from '../limits'
import { inAdmin } from '../account-site'
import { queueAccountMail } from '../mail'
import { SELF_REGISTERED } from '../new-account'
import { rejectInvitation } from './errors'
import { idOfInvited } from './id-of-invited'
import { invitationSite } from './site'
import { invitationToken } from './token'

/** Validity of the link; the texts of the mail and the panel name it. */
const INVITATION_HOURS = 7 * 24

export type Invitation = { name: string; email: string; language: Locale; role: TenantRole }
/** A link to hand over: it is not stored, and so shown this once. */
export type HandedLink = { href: string; expiresAt: string }
type Outcome = { type: 'invited'; id: string; link: HandedLink | null } | { type: 'limited'; seconds: number }

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

const newRow = ({ payload }: PayloadRequest, tenant: string, { role, name }: Invitation) => ({
  tenant,
  role,
  name,
  expiresAt: new Date(Date.now() + INVITATION_HOURS * HOUR_MS).toISOString(),
  handedOver: !canSendMail(payload),
})

/** An account with a random password. Who accepts chooses one. */
async function createAccount(req: PayloadRequest, tenant: string, invitation: Invitation): Promise<User> {
  const { name, email, language } = invitation
  return req.payload.create({
    ...asSystem,
    data: {
      name,
      email,
      language,
      password: randomBytes(32).toString('base64url'),
      status: 'active',
      invitations: [newRow(req, tenant, invitation)],
    },
    context: { [SELF_REGISTERED]: true, [CHOSEN_ID]: await idOfInvited(req, email) },
    disableVerificationEmail: true,
    req,
  })
}

/** Adds the invitation to an account, or replaces that of the same tenant. Nothing else of the account changes. */
async function addInvitation(
  req: PayloadRequest,
  tenant: string,
  account: User,
  invitation: Invitation,
): Promise<User> {
  if (account.tenants?.some((row) => referenceId(row.tenant) === tenant)) rejectInvitation('member', req)
  // Anybody else would learn that the address has an account: they see a pending invitation, and nothing is mailed.
  if (account.status === 'disabled' && isSuperAdmin(req.user)) rejectInvitation('disabled', req)
  const others = (account.invitations ?? []).filter((row) => referenceId(row.tenant) !== tenant)
  const invitations = [...others, newRow(req, tenant, invitation)]
  return req.payload.update({ ...asSystem, id: account.id, data: { invitations }, req })
}

async function mailLink(req: PayloadRequest, tenant: string, account: User, language: Locale): Promise<void> {
  const destination = await invitationSite(req, tenant, language)
  if (!destination) return rejectInvitation('noSite', req)
  const kind = hasConfirmedAddress(account) ? 'added' : 'invited'
  await queueAccountMail(req, destination, { kind, account: account.id, company: tenant })
}

/** In the language of the invitation: that of an account would tell that there is one. */
function linkToHandOver(tenant: string, { id, email, invitations }: User, locale: Locale): HandedLink | null {
  const row = invitations?.find((each) => referenceId(each.tenant) === tenant)
  if (!row) return null
  const token = invitationToken({ account: id, tenant }, { ...row, email })
  return {
    href: inAdmin({ site: null, locale }, `/invitation?token=${token}`),
    expiresAt: row.expiresAt,
  }
}

/**
 * Invites the owner of an e-mail address to a tenant. A link to accept or decline is mailed to it; where mail is not
 * configured, it is for the caller to hand over. The role gives no permission before they accept. Inviting again before that
 * replaces the link.
 * Call it in a transaction, for somebody who may write users of the tenant.
 * @throws {APIError} 409 for a member, or without a site to link to
 */
export async function invite(req: PayloadRequest, tenant: Tenant, invitation: Invitation): Promise<Outcome> {
  const { email, language } = invitation
  const address = clientAddress(req.headers, env.TRUST_PROXY)
  // Per tenant, so that none can use up the invitations of another.
  const invited = JSON.stringify([tenant.id, email])
  const seconds = await consumeAttempt('invite', { account: invited, address, tenant: tenant.id })
  if (seconds > 0) return { type: 'limited', seconds }
  await lockByName(req, `invitation of ${email}`)
  const existing = await lockedAccount(req, email)
  const account = existing
    ? await addInvitation(req, tenant.id, existing, invitation)
    : await createAccount(req, tenant.id, invitation)
  if (!canSendMail(req.payload))
    return { type: 'invited', id: account.id, link: linkToHandOver(tenant.id, account, language) }
  await mailLink(req, tenant.id, account, existing?.language ?? language)
  return { type: 'invited', id: account.id, link: null }
}
