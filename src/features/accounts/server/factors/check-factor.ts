import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { type FactorMethod, hasFactor, readCode } from '@/src/features/accounts/rules/factors'
import type { AuthenticationResponse } from '@/src/features/accounts/rules/webauthn-json'
import type { Connection } from '@/src/platform/database/connection'
import { findAccount } from '../find-account'
import { knownDevice } from '../known-device'
import { notifyOwner } from '../notify-owner'
import { countFactorAttempt, forgetFactorAttempts } from './attempts'
import { factorsOf } from './factors-of'
import { accountOfPasskey, passkeySignInOptions } from './passkeys'
import { spendRecoveryCode } from './recovery-codes'
import { type RelyingParty, relyingParty } from './relying-party'
import { spendTotpCode } from './totp'

/** What a person presents besides the password: a code, or the response of a passkey to its challenge. */
export type FactorProof = { code?: string | undefined; passkey?: AuthenticationResponse | undefined }

/** `missing`: nothing was presented; `rejected`: it was wrong, used before or expired. */
export type FactorFailure = { type: 'missing' } | { type: 'rejected' } | { type: 'limited'; seconds: number }

/** `passkey`: options for the browser; null when the account has no passkey for this host. */
export type FactorRequest = {
  type: 'missing' | 'rejected'
  methods: FactorMethod[]
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

async function isAccepted(
  connection: Connection,
  account: string,
  { code, passkey }: FactorProof,
  party: RelyingParty | null,
): Promise<boolean> {
  if (passkey && party)
    return (await accountOfPasskey(connection, account, { party, response: passkey })) === account
  const typed = readCode(code ?? '')
  if (!typed) return false
  const spend = typed.kind === 'totp' ? spendTotpCode : spendRecoveryCode
  return spend(connection, account, typed.value)
}

async function mailWrongCodes(payload: Payload, id: string): Promise<void> {
  const account = await findAccount(payload, { id: { equals: id } })
  // A request of its own: that of the sign-in is rolled back.
  if (account) await notifyOwner(await createLocalReq({}, payload), account, { kind: 'wrongCodes' })
}

/** Accepts a proof once, within the limits of attempts. Its owner is mailed when that of the day is reached. */
export async function acceptFactor(
  { payload, headers }: PayloadRequest,
  account: string,
  proof: FactorProof,
): Promise<{ type: 'accepted' } | Exclude<FactorFailure, { type: 'missing' }>> {
  // Not in the request's transaction: what was used or tried stays so, whatever becomes of the request.
  const connection = payload.db.drizzle
  const tried = {
    account,
    isKnown: (await knownDevice(connection, headers, { id: account })) !== null,
  }
  const counted = await countFactorAttempt(connection, tried)
  if (counted.type === 'limited') return counted
  if (!(await isAccepted(connection, account, proof, relyingParty(headers)))) {
    if (counted.isLastOfDay) await mailWrongCodes(payload, account)
    return { type: 'rejected' }
  }
  await forgetFactorAttempts(connection, tried)
  return { type: 'accepted' }
}

/** Demands the second factor of an account that has one. @returns null when it has none, or it was accepted */
export async function demandFactor(
  req: PayloadRequest,
  account: string,
  proof: FactorProof,
): Promise<FactorFailure | null> {
  if (!hasFactor(await factorsOf(req.payload.db.drizzle, account))) return null
  if (proof.code === undefined && proof.passkey === undefined) return { type: 'missing' }
  const result = await acceptFactor(req, account, proof)
  return result.type === 'accepted' ? null : result
}

/** What a sign-in page may ask for next. Call it outside the transaction of the sign-in, which is rolled back. */
export async function requestFactor(
  { db: { drizzle: connection } }: Payload,
  account: string,
  type: FactorRequest['type'],
  party: RelyingParty | null,
): Promise<FactorRequest> {
  const { totp, recoveryCodes } = await factorsOf(connection, account)
  const passkey = party && (await passkeySignInOptions(connection, account, party))
  const methods: FactorMethod[] = [
    ...(totp ? (['totp'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
    ...(recoveryCodes > 0 ? (['recoveryCode'] as const) : []),
  ]
  return { type, methods, passkey }
}
