import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { Payload } from 'payload'

import { issueChallenge } from '@/src/features/accounts/server/factors/challenges'
import { refreshFactorDue } from '@/src/features/accounts/server/factors/due'
import { addPasskey } from '@/src/features/accounts/server/factors/passkey-store'
import { verifyNewPasskey } from '@/src/features/accounts/server/factors/passkeys'
import { stepOfCode, storeTotp } from '@/src/features/accounts/server/factors/totp'
import { renewRecoveryCodes } from '@/src/features/accounts/server/factors/recovery-codes'
import { createAuthenticator } from './authenticator'
import { codeOf } from './totp-codes'

/** As if people with a role signed in with a provider only. */
export const SSO_ONLY = {
  issuer: 'https://login.example.org',
  clientId: 'gevel',
  clientSecret: 'secret',
  name: 'Kade',
  emailDomains: [],
  createAccounts: false,
  only: true,
}

/** Gives an account an authenticator app and recovery codes. @returns the app's secret, and the codes */
export async function giveTotp(payload: Payload, account: string) {
  const secret = new Secret({ size: 20 }).base32
  const connection = payload.db.drizzle
  // As if set up a while ago: the code that is shown now was not used.
  const step = (stepOfCode(secret, codeOf(secret)) ?? 0) - 2
  await storeTotp(connection, account, { secret, step })
  await refreshFactorDue(connection, account)
  return { secret, recoveryCodes: await renewRecoveryCodes(connection, account) }
}

/** Gives an account a passkey for `localhost`. @returns the authenticator that has it */
export async function givePasskey(payload: Payload, account: string) {
  const connection = payload.db.drizzle
  const authenticator = createAuthenticator()
  const owner = { account, session: null }
  const challenge = randomBytes(32).toString('base64url')
  await issueChallenge(connection, { purpose: 'passkey-setup', value: challenge, ...owner })
  const party = { id: 'localhost', origin: 'http://localhost' }
  const response = authenticator.register({ challenge })
  const passkey = await verifyNewPasskey(connection, owner, { party, response })
  if (!passkey || !(await addPasskey(connection, passkey, 'Test')))
    throw new Error('The passkey was rejected')
  await refreshFactorDue(connection, account)
  return authenticator
}
