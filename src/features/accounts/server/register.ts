import type { Payload } from 'payload'

import type { User } from '@/payload-types'
import type { PasswordWeakness } from '@/src/lib/password'
import { canSendMail } from '@/src/platform/mail/send'
import { accountPage, type AccountSite, resetHref, signInHref } from './account-site'
import { findAccount } from './find-account'
import { spendHashTime } from './hashing'
import { countAttempt } from './limits'
import { afterAnswer, deliver } from './mail'
import { createAccount, type Registration } from './new-account'
import { passwordWeakness } from './password-rules'
import { issueResetToken } from './reset-token'

type Outcome =
  | { type: 'accepted' }
  | { type: 'closed' | 'mailNotConfigured' | 'pageMissing' }
  | { type: 'limited'; seconds: number }
  | { type: 'weakPassword'; weakness: PasswordWeakness }

async function isOpen(payload: Payload, tenantId: string): Promise<boolean> {
  const tenant = await payload.findByID({
    collection: 'tenants',
    id: tenantId,
    select: { registrationOpen: true },
    depth: 0,
    // The site's own page tells everybody.
    overrideAccess: true,
  })
  return tenant.registrationOpen === true
}

/** An address that was never confirmed may have been registered by anybody: its password is chosen by whoever reads the mail. */
async function letChoosePassword(payload: Payload, place: AccountSite, { id, email }: User): Promise<void> {
  await payload.update({
    collection: 'users',
    id,
    data: { _verificationToken: null },
    // Nobody is signed in; only the owner of the address gets what replaces the token.
    overrideAccess: true,
  })
  const token = await issueResetToken(payload, email)
  if (token)
    await deliver(payload, place, { kind: 'choosePassword', to: email, href: await resetHref(place, token) })
}

/** Tells the owner of an address that somebody wants to register it again. A disabled account is told nothing. */
async function tellOwner(payload: Payload, place: AccountSite, owner: User): Promise<void> {
  if (owner.status !== 'active') return
  if (!owner._verified) return letChoosePassword(payload, place, owner)
  await deliver(payload, place, { kind: 'exists', to: owner.email, href: await signInHref(place) })
}

/**
 * Asks for an account. Whether the address has one already shows neither in the outcome nor in the time: its owner is
 * told by mail, and only there.
 * @param address where the request comes from
 */
export async function register(
  payload: Payload,
  place: AccountSite,
  registration: Registration,
  address: string,
): Promise<Outcome> {
  const { email, password } = registration
  if (!(await isOpen(payload, place.site.tenantId))) return { type: 'closed' }
  if (!canSendMail(payload)) return { type: 'mailNotConfigured' }
  const page = await accountPage(place, 'auth-verify')
  if (!page) return { type: 'pageMissing' }
  const seconds = await countAttempt('register', { account: email, address, tenant: place.site.tenantId })
  if (seconds > 0) return { type: 'limited', seconds }
  const weakness = passwordWeakness(password, registration)
  if (weakness) return { type: 'weakPassword', weakness }
  const owner = await findAccount(payload, { email: { equals: email } })
  if (owner) {
    await spendHashTime(password)
    afterAnswer(payload, () => tellOwner(payload, place, owner))
    return { type: 'accepted' }
  }
  const token = await createAccount(payload, registration, place.locale)
  if (token) {
    page.searchParams.set('token', token)
    afterAnswer(payload, () => deliver(payload, place, { kind: 'verify', to: email, href: page.href }))
  }
  return { type: 'accepted' }
}
