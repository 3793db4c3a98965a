import type { Actor } from '@/src/access/memberships'

type Account = Pick<Actor, 'platformRole' | 'tenants'> & { breakGlass?: boolean | null }

/**
 * Whether a password, or a passkey in its place, opens a session of an account.
 * @param ssoOnly whether people with a role sign in with the provider of single sign-on only; visitors' accounts, which
 *   have no role, keep their passwords, and so do super admins whose password was set on the server (`npm run admin`)
 */
export const mayUsePassword = ({ platformRole, tenants, breakGlass }: Account, ssoOnly: boolean): boolean =>
  !ssoOnly ||
  (platformRole === 'superAdmin' && breakGlass === true) ||
  (!platformRole && (tenants ?? []).length === 0)
