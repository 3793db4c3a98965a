import { createLocalReq, type Payload, ValidationError } from 'payload'

import type { PasswordWeakness } from '@/src/lib/password'
import { inTransaction } from '@/src/platform/database/transaction'
import { canSendMail } from '@/src/platform/mail/send'
import { accountPage, type AccountSite } from './account-site'
import { findAccount } from './find-account'
import { equalizeHashTime } from './hashing'
import { consumeAttempt } from './limits'
import { queueAccountMail } from './mail'
import { createAccount, type Registration } from './new-account'
import { passwordWeakness } from './password-rules'

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

/** Stores the account together with the job that mails the link; nothing when the address has an account by now. */
async function createAndMail(
  payload: Payload,
  place: AccountSite,
  registration: Registration,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  try {
    await inTransaction(req, async () => {
      const account = await createAccount(req, registration, place.locale)
      await queueAccountMail(req, place, { kind: 'verify', account })
    })
  } catch (error) {
    const exists =
      error instanceof ValidationError &&
      (await findAccount(payload, { email: { equals: registration.email } }))
    if (!exists) throw error
  }
}

/**
 * Asks for an account. Whether the address has one already shows neither in the outcome nor in the time: its owner is
 * informed by mail, and only there.
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
  if (!(await accountPage(place, 'auth-verify'))) return { type: 'pageMissing' }
  const seconds = await consumeAttempt('register', { account: email, address, tenant: place.site.tenantId })
  if (seconds > 0) return { type: 'limited', seconds }
  const weakness = passwordWeakness(password, registration)
  if (weakness) return { type: 'weakPassword', weakness }
  const owner = await findAccount(payload, { email: { equals: email } })
  if (owner) {
    await equalizeHashTime(password)
    await queueAccountMail(await createLocalReq({}, payload), place, { kind: 'exists', account: owner.id })
  } else await createAndMail(payload, place, registration)
  return { type: 'accepted' }
}
