import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { demandFactor, type FactorProof } from '@/src/features/accounts/server/factors/check-factor'
import { relyingParty } from '@/src/features/accounts/server/factors/relying-party'
import { SecondFactorError } from '@/src/features/accounts/server/factors/second-factor-error'

const PRESENTED = 'secondFactor'

/**
 * Tells the hook what the person presents besides the password. No client can set the context of a request.
 * @param proof `none`: the password is checked for something else than opening a session, so nothing is demanded
 */
export function presentFactor({ context }: PayloadRequest, proof: FactorProof | 'none'): void {
  context[PRESENTED] = proof
}

/**
 * Demands the second factor wherever a password is checked.
 * @throws {SecondFactorError}
 */
export const demandSecondFactor: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  const presented = (req.context[PRESENTED] ?? {}) as FactorProof | 'none'
  if (presented === 'none') return
  const failure = await demandFactor(req.payload, user.id, presented, relyingParty(req.headers))
  if (failure) throw new SecondFactorError(failure)
}
