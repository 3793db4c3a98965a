import { randomBytes, randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'

import type { User } from '@/payload-types'
import { resetFactors } from '@/src/features/accounts'
import type { SsoProblem } from '@/src/features/single-sign-on/rules/outcome'
import { lockByName } from '@/src/platform/database/lock'
import type { OidcSettings } from '@/src/platform/oidc-settings'
import type { Identity } from './provider'

/** The id of the account, or why there is none. */
type Found = { account: string } | { problem: SsoProblem }

/** Nobody is signed in yet: the provider proved who the person is. */
const asSystem = { collection: 'users', depth: 0, overrideAccess: true } as const

async function findUser(req: PayloadRequest, where: Where): Promise<User | null> {
  const { docs } = await req.payload.find({
    ...asSystem,
    where,
    showHiddenFields: true,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

const isAllowed = ({ emailDomains }: OidcSettings, email: string): boolean =>
  emailDomains.length === 0 || emailDomains.includes(email.slice(email.lastIndexOf('@') + 1))

const mayEnter = ({ status, _verified }: User): boolean => status === 'active' && _verified === true

/**
 * Links an account to the identity, which confirms the address. An account that waits for the link that was mailed to it is
 * not linked: somebody else may have registered it to read along later. For the same reason its password, factors, sessions and API tokens end, except those
 * of an account for emergencies, which the operator vouched for.
 */
async function link(req: PayloadRequest, user: User, { issuer, subject }: Identity): Promise<Found> {
  if (!mayEnter(user)) return { problem: 'disabled' }
  if (user.ssoSubject) return { problem: 'otherIdentity' }
  const isVouchedFor = user.breakGlass === true && !user.addressUnconfirmed
  const data = {
    ssoIssuer: issuer,
    ssoSubject: subject,
    addressUnconfirmed: false,
    ...(!isVouchedFor && {
      password: randomBytes(32).toString('base64url'),
      resetPasswordToken: null,
    }),
  }
  await req.payload.update({ ...asSystem, id: user.id, data, req })
  // After linking, which decides whether a second factor is due.
  if (!isVouchedFor) await resetFactors(req, user)
  return { account: user.id }
}

/** Creates an account without a role. Nobody knows its password. */
async function create(req: PayloadRequest, email: string, identity: Identity): Promise<Found> {
  const { issuer, subject, name } = identity
  const { id } = await req.payload.create({
    ...asSystem,
    data: {
      email,
      name: name ?? email,
      password: randomUUID(),
      status: 'active',
      _verified: true,
      ssoIssuer: issuer,
      ssoSubject: subject,
    },
    disableVerificationEmail: true,
    req,
  })
  return { account: id }
}

/**
 * The account of a person who signed in with the provider: the linked one, else the one with the same verified address,
 * which is linked now, else a new one where the installation creates accounts. Call it in a transaction.
 */
export async function accountOfIdentity(
  req: PayloadRequest,
  settings: OidcSettings,
  identity: Identity,
): Promise<Found> {
  const { issuer, subject, email, emailVerified } = identity
  if (!email || !emailVerified) return { problem: 'emailUnverified' }
  if (!isAllowed(settings, email)) return { problem: 'emailDomain' }
  await lockByName(req, `single sign-on ${issuer} ${subject}`)
  const linked = await findUser(req, { ssoIssuer: { equals: issuer }, ssoSubject: { equals: subject } })
  if (linked) return mayEnter(linked) ? { account: linked.id } : { problem: 'disabled' }
  const sameAddress = await findUser(req, { email: { equals: email } })
  if (sameAddress) return link(req, sameAddress, identity)
  return settings.createAccounts ? create(req, email, identity) : { problem: 'noAccount' }
}
