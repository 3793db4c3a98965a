import type { User } from '@/payload-types'

type Account = Partial<Pick<User, '_verified' | 'addressUnconfirmed'>>

/**
 * Whether the owner of an account's address has confirmed it. Who got a link by hand, or a password that was typed for them,
 * can sign in (`_verified`), yet may be anybody.
 */
export const hasConfirmedAddress = ({ _verified, addressUnconfirmed }: Account): boolean =>
  _verified === true && addressUnconfirmed !== true
