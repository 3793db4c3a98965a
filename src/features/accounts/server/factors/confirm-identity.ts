import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { hasFactor, type Proof } from '@/src/features/accounts/rules/factors'
import { BUSY_SECONDS, queueHash } from '@/src/features/accounts/server/hash-queue'
import { consumeAttempt, resetAttempts } from '@/src/features/accounts/server/limits'
import { knownDevice } from '@/src/features/accounts/server/known-device'
import { isPasswordOf } from '@/src/features/accounts/server/verify-password'
import { acceptFactor } from './check-factor'
import { factorsOf } from './factors-of'

type Outcome = { type: 'confirmed' } | { type: 'rejected' } | { type: 'limited'; seconds: number }

async function checkPassword(
  req: PayloadRequest,
  account: User,
  password: string,
  address: string,
): Promise<Outcome> {
  const device = await knownDevice(req.payload.db.drizzle, req.headers, account)
  const attempt = { account: account.id, address, device }
  const seconds = await consumeAttempt('confirm', attempt)
  if (seconds > 0) return { type: 'limited', seconds }
  const isRight = await queueHash(() => isPasswordOf(req.payload, account.id, password))
  if (isRight === null) return { type: 'limited', seconds: BUSY_SECONDS }
  if (!isRight) return { type: 'rejected' }
  await resetAttempts('confirm', attempt)
  return { type: 'confirmed' }
}

/** Whether a signed-in person has proved again who they are, with the password or a fresh code. */
export async function confirmIdentity(
  req: PayloadRequest,
  account: User,
  proof: Proof,
  address: string,
): Promise<Outcome> {
  if ('password' in proof) return checkPassword(req, account, proof.password, address)
  if (!hasFactor(await factorsOf(req.payload.db.drizzle, account.id))) return { type: 'rejected' }
  const result = await acceptFactor(req, account.id, proof)
  return result.type === 'accepted' ? { type: 'confirmed' } : result
}
