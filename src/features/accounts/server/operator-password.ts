import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { deleteTokensOf } from '@/src/features/api-tokens'
import { inTransaction } from '@/src/platform/database/transaction'
import type { PasswordWeakness } from '@/src/lib/password'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { resetFactors } from './factors/reset-factors'
import { findAccount } from './find-account'
import { notifyOwner } from './notify-owner'
import { passwordWeakness } from './password-rules'

/**
 * `email` in any case; `create`: whether an address without an account gets one, as super admin; `resetFactors`: whether the
 * second factors of an account are removed too.
 */
export type OperatorChoice = { email: string; password: string; create: boolean; resetFactors?: boolean }

export type OperatorOutcome =
  | { type: 'changed' | 'created' | 'unknown' | 'disabled' }
  | { type: 'weakPassword'; weakness: PasswordWeakness }

/** Whoever operates the server may do this: they could write to the database as well. */
const asOperator = { collection: 'users', depth: 0, overrideAccess: true } as const

/**
 * The address counts as confirmed: the operator vouches for it. A super admin may sign in with this password even where
 * only single sign-on is allowed.
 */
async function changePassword(req: PayloadRequest, id: string, password: string): Promise<void> {
  await lockAccount(req, id)
  const data = {
    password,
    sessions: [],
    resetPasswordToken: null,
    _verified: true,
    breakGlass: true,
  }
  await req.payload.update({ ...asOperator, id, data, req })
  await deleteTokensOf(req, id)
}

/**
 * Sets a password, and ends the sessions and API tokens of the account. The audit log records it. A disabled account stays
 * as it is.
 */
export async function setPasswordAsOperator(
  payload: Payload,
  { email: written, password, create, resetFactors: withoutFactors = false }: OperatorChoice,
): Promise<OperatorOutcome> {
  const email = written.trim().toLowerCase()
  const account = await findAccount(payload, { email: { equals: email } })
  if (!account && !create) return { type: 'unknown' }
  if (account?.status === 'disabled') return { type: 'disabled' }
  const weakness = await passwordWeakness(password, account ?? { email, name: '' })
  if (weakness) return { type: 'weakPassword', weakness }
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    if (account && withoutFactors) {
      await resetFactors(req, account)
      await notifyOwner(req, account, { kind: 'factorsReset' })
    }
    if (account) return changePassword(req, account.id, password)
    const data = {
      email,
      password,
      name: 'Admin',
      platformRole: 'superAdmin',
      status: 'active',
      breakGlass: true,
    } as const
    await payload.create({ ...asOperator, data, req })
  })
  return { type: account ? 'changed' : 'created' }
}
