import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import type { PasswordWeakness } from '@/src/lib/password'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { findAccount } from './find-account'
import { passwordWeakness } from './password-rules'

/** `email` in any case; `create`: whether an address without an account gets one, as super admin. */
export type OperatorChoice = { email: string; password: string; create: boolean }

export type OperatorOutcome =
  | { type: 'changed' | 'created' | 'unknown' | 'disabled' }
  | { type: 'weakPassword'; weakness: PasswordWeakness }

/** Whoever operates the server may do this: they could write to the database as well. */
const asOperator = { collection: 'users', depth: 0, overrideAccess: true } as const

/** The address counts as confirmed: the operator vouches for it. */
async function changePassword(req: PayloadRequest, id: string, password: string): Promise<void> {
  await lockAccount(req, id)
  const data = {
    password,
    sessions: [],
    loginAttempts: 0,
    lockUntil: null,
    resetPasswordToken: null,
    _verified: true,
  }
  await req.payload.update({ ...asOperator, id, data, req })
}

/**
 * Sets a password, ends the sessions of the account and lifts its lock. The audit log records it. A disabled account stays
 * as it is.
 */
export async function setPasswordAsOperator(
  payload: Payload,
  { email: written, password, create }: OperatorChoice,
): Promise<OperatorOutcome> {
  const email = written.trim().toLowerCase()
  const account = await findAccount(payload, { email: { equals: email } })
  if (!account && !create) return { type: 'unknown' }
  if (account?.status === 'disabled') return { type: 'disabled' }
  const weakness = await passwordWeakness(password, account ?? { email, name: '' })
  if (weakness) return { type: 'weakPassword', weakness }
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    if (account) return changePassword(req, account.id, password)
    const data = { email, password, name: 'Admin', platformRole: 'superAdmin', status: 'active' } as const
    await payload.create({ ...asOperator, data, req })
  })
  return { type: account ? 'changed' : 'created' }
}
