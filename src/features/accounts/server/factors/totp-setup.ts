import { randomUUID } from 'node:crypto'

import type { Connection } from '@/src/platform/database/connection'
import { consumeChallenge, issueChallenge, readChallenge } from './challenges'
import { newTotpSecret, sealTotpSecret, stepOfCode, totpAddress, unsealTotpSecret } from './totp'

/** The account and the session that set up an authenticator app. */
type Owner = { account: string; session: string | null }

/** `setup` names this attempt; `secret` is for typing, `address` for a QR code. */
export type TotpSetup = { setup: string; secret: string; address: string }

/** Makes a secret that becomes the account's once a code of it was given, within minutes and in the same session. */
export async function startTotpSetup(
  connection: Connection,
  owner: Owner,
  email: string,
): Promise<TotpSetup> {
  const secret = newTotpSecret()
  const setup = randomUUID()
  const sealed = sealTotpSecret(owner.account, secret)
  await issueChallenge(connection, { purpose: 'totp-setup', value: setup, ...owner }, sealed)
  return { setup, secret, address: totpAddress(secret, email) }
}

/** The secret that a code proves; `expired` when the set-up is not open, `rejected` for a wrong code, after which one may try again. */
export async function finishTotpSetup(
  connection: Connection,
  owner: Owner,
  { setup, code }: { setup: string; code: string },
): Promise<{ secret: string; step: number } | 'expired' | 'rejected'> {
  const challenge = { purpose: 'totp-setup', value: setup, ...owner } as const
  const sealed = await readChallenge(connection, challenge)
  const secret = sealed && unsealTotpSecret(owner.account, sealed)
  if (!secret) return 'expired'
  const step = stepOfCode(secret, code)
  if (step === null) return 'rejected'
  return (await consumeChallenge(connection, challenge)) ? { secret, step } : 'expired'
}
