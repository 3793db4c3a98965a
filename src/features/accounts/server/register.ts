import { createLocalReq, type Payload, ValidationError } from 'payload'

import type { PasswordWeakness } from '@/src/lib/password'
import { inTransaction } from '@/src/platform/database/transaction'
import { canSendMail } from '@/src/platform/mail/send'
import type { Site } from '@/src/routing/types'
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
    // Public: the registration page shows it.
    overrideAccess: true,
  })
  return tenant.registrationOpen === true
}

/** Stores the account and queues its mail in one transaction; does nothing when the address got an account meanwhile. */
async function createAndMail(
  payload: Payload,
  accountSite: AccountSite,
  registration: Registration,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  try {
    await inTransaction(req, async () => {
      const account = await createAccount(req, registration, accountSite.locale)
      await queueAccountMail(req, accountSite, { kind: 'verify', account })
    })
  } catch (error) {
    const exists =
      error instanceof ValidationError &&
      (await findAccount(payload, { email: { equals: registration.email } }))
    if (!exists) throw error
  }
}

/**
 * Registers an account. Neither the outcome nor its timing reveals whether the address already has one: only a mail to its
 * owner does.
 * @param address client address of the request
 */
export async function register(
  payload: Payload,
  accountSite: AccountSite & { site: Site },
  registration: Registration,
  address: string,
): Promise<Outcome> {
  const { email, password } = registration
  if (!(await isOpen(payload, accountSite.site.tenantId))) return { type: 'closed' }
  if (!canSendMail(payload)) return { type: 'mailNotConfigured' }
  if (!(await accountPage(accountSite, 'auth-verify'))) return { type: 'pageMissing' }
  const seconds = await consumeAttempt('register', {
    account: email,
    address,
    tenant: accountSite.site.tenantId,
  })
  if (seconds > 0) return { type: 'limited', seconds }
  const weakness = await passwordWeakness(password, registration)
  if (weakness) return { type: 'weakPassword', weakness }
  const owner = await findAccount(payload, { email: { equals: email } })
  if (owner) {
    await equalizeHashTime(password)
    await queueAccountMail(await createLocalReq({}, payload), accountSite, {
      kind: 'exists',
      account: owner.id,
    })
  } else await createAndMail(payload, accountSite, registration)
  return { type: 'accepted' }
}
