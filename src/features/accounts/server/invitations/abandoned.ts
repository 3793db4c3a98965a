import type { User } from '@/payload-types'

/**
 * Whether an account, with its hidden fields, was made by an invitation that was never accepted, and has no role. A
 * self-registered account (`confirmUntil`) stays.
 */
export const isAbandoned = ({ tenants, invitations, platformRole, confirmUntil, _verified }: User): boolean =>
  !_verified &&
  !confirmUntil &&
  !platformRole &&
  (tenants ?? []).length === 0 &&
  (invitations ?? []).length === 0
