import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Payload } from 'payload'

import { type FactorMethod, hasFactor, readCode } from '@/src/features/accounts/rules/factors'
import type { AuthenticationResponse } from '@/src/features/accounts/rules/webauthn-json'
import type { Connection } from '@/src/platform/database/connection'
import { countFactorAttempt, forgetFactorAttempts } from './attempts'
import { factorsOf } from './factors-of'
import { accountOfPasskey, passkeySignInOptions } from './passkeys'
import { spendRecoveryCode } from './recovery-codes'
import type { RelyingParty } from './relying-party'
import { spendTotpCode } from './totp'

/** What a person presents besides the password: a code, or the response of a passkey to its challenge. */
export type FactorProof = { code?: string | undefined; passkey?: AuthenticationResponse | undefined }

/** `missing`: nothing was presented; `rejected`: it was wrong, used before or expired. */
export type FactorFailure = 'missing' | 'rejected' | 'limited'

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

/** Accepts a proof once, within the limit of attempts. */
export async function acceptFactor(
  { db }: Payload,
  account: string,
  proof: FactorProof,
  party: RelyingParty | null,
): Promise<'accepted' | 'rejected' | 'limited'> {
  // Not in the request's transaction: what was used or tried stays so, whatever becomes of the request.
  const connection = db.drizzle
  if (!(await countFactorAttempt(connection, account))) return 'limited'
  if (!(await isAccepted(connection, account, proof, party))) return 'rejected'
  await forgetFactorAttempts(connection, account)
  return 'accepted'
}

/** Demands the second factor of an account that has one. @returns null when it has none, or it was accepted */
export async function demandFactor(
  payload: Payload,
  account: string,
  proof: FactorProof,
  party: RelyingParty | null,
): Promise<FactorFailure | null> {
  if (!hasFactor(await factorsOf(payload.db.drizzle, account))) return null
  if (proof.code === undefined && proof.passkey === undefined) return 'missing'
  const result = await acceptFactor(payload, account, proof, party)
  return result === 'accepted' ? null : result
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
