import type { User } from '@/payload-types'
import { hasConfirmedAddress } from '@/src/features/accounts/rules/confirmed-address'
import { isIdOfInvited } from './id-of-invited'

type Row = NonNullable<User['invitations']>[number]

/**
 * What accepting by the link of an invitation takes. `nothing`: it was mailed to the confirmed address of the account.
 * `password`: the account gets its first password, or that of the address's owner. `session`: a link that was handed over
 * proves nothing about the owner of an account that exists.
 */
export type Acceptance = 'nothing' | 'password' | 'session'

/** Whether the account was made by an invitation, and nobody has ever had access to it. With its hidden fields. */
function isUntouched(account: User): boolean {
  const { _verified, addressUnconfirmed, confirmUntil, platformRole, tenants, ssoSubject } = account
  // Whoever accepted has an address that is confirmed or not, also after their account was closed.
  const wasUsed = _verified === true || typeof addressUnconfirmed === 'boolean'
  const isOwn = Boolean(confirmUntil ?? platformRole ?? ssoSubject) || (tenants ?? []).length > 0
  return isIdOfInvited(account) && !wasUsed && !isOwn
}

/** @param account with its hidden fields */
export function acceptanceOf(account: User, { handedOver }: Row): Acceptance {
  if (handedOver) return isUntouched(account) ? 'password' : 'session'
  return hasConfirmedAddress(account) ? 'nothing' : 'password'
}
