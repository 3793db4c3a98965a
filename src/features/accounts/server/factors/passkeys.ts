import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'

import {
  type AuthenticationResponse,
  knownTransports,
  type RegistrationResponse,
} from '@/src/features/accounts/rules/webauthn-json'
import type { Connection } from '@/src/platform/database/connection'
import { consumeChallenge, issueChallenge } from './challenges'
import { findPasskey, markPasskeyUsed, passkeysOf, type StoredPasskey } from './passkey-store'
import type { RelyingParty } from './relying-party'

type Person = { id: string; email: string; name: string }

/** EdDSA, ES256 and RS256: what all authenticators have one of. */
const ALGORITHMS = [-8, -7, -257] as const

/** A sign-in with a passkey alone has no account yet. */
const purposeFor = (account: string | null) => (account === null ? 'passkey-sign-in' : 'sign-in')

const described = ({ id, transports }: StoredPasskey) => ({ id, transports })

/** What a browser needs to make a passkey for an account; `session` is the one that may store it. */
export async function passkeySetupOptions(
  connection: Connection,
  { id: account, email, name }: Person,
  { party, session }: { party: RelyingParty; session: string | null },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const existing = await passkeysOf(connection, account)
  const options = await generateRegistrationOptions({
    rpName: 'Gevel',
    rpID: party.id,
    userID: new TextEncoder().encode(account),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: existing.filter(({ relyingParty }) => relyingParty === party.id).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await issueChallenge(connection, { purpose: 'passkey-setup', value: options.challenge, account, session })
  return options
}

/** The challenge that a response claims to answer; null when it cannot be read. */
function challengeIn({ response }: RegistrationResponse | AuthenticationResponse): string | null {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(response.clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** No extension is requested. */
const asSent = <T extends object>(response: T) => ({ ...response, clientExtensionResults: {} })

/** Runs a check of the library, which throws when a response is not as it must be; null then. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check()
  } catch {
    return null
  }
}

/** The passkey that a browser made; null when the response is not one to an open challenge of this owner. */
export async function verifyNewPasskey(
  connection: Connection,
  owner: { account: string; session: string | null },
  { party, response }: { party: RelyingParty; response: RegistrationResponse },
): Promise<StoredPasskey | null> {
  const value = challengeIn(response)
  if (value === null) return null
  if (!(await consumeChallenge(connection, { purpose: 'passkey-setup', value, ...owner }))) return null
  const transports = knownTransports(response.response.transports ?? [])
  const result = await orNull(() =>
    verifyRegistrationResponse({
      response: asSent({ ...response, response: { ...response.response, transports } }),
      expectedChallenge: value,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  )
  if (!result?.verified) return null
  const { id, publicKey, counter } = result.registrationInfo.credential
  const key = Buffer.from(publicKey).toString('base64url')
  return {
    id,
    account: owner.account,
    relyingParty: party.id,
    publicKey: key,
    counter,
    transports,
  }
}

/**
 * What a browser needs to sign in with a passkey of `account`; without one, with any that it has for this host.
 * @returns null when the account has none for this host
 */
export async function passkeySignInOptions(
  connection: Connection,
  account: string | null,
  party: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const all = account === null ? [] : await passkeysOf(connection, account)
  const own = all.filter(({ relyingParty }) => relyingParty === party.id)
  if (account !== null && own.length === 0) return null
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: own.map(described),
    userVerification: account === null ? 'required' : 'preferred',
  })
  const purpose = purposeFor(account)
  await issueChallenge(connection, { purpose, value: options.challenge, account, session: null })
  return options
}

type Assertion = { party: RelyingParty; response: AuthenticationResponse }

/**
 * Whose passkey signed an open challenge; null when none did. Without `account` the passkey is the only proof, so it must
 * have verified the person by fingerprint, face or PIN.
 */
export async function accountOfPasskey(
  connection: Connection,
  account: string | null,
  { party, response }: Assertion,
): Promise<string | null> {
  const passkey = await findPasskey(connection, response.id)
  const isOwn = passkey && (account === null || passkey.account === account)
  if (!isOwn || passkey.relyingParty !== party.id) return null
  const value = challengeIn(response)
  const purpose = purposeFor(account)
  if (value === null || !(await consumeChallenge(connection, { purpose, value, account, session: null })))
    return null
  const result = await orNull(() =>
    verifyAuthenticationResponse({
      response: asSent(response),
      expectedChallenge: value,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        ...described(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: account === null,
    }),
  )
  if (!result?.verified) return null
  await markPasskeyUsed(connection, passkey.id, result.authenticationInfo.newCounter)
  return passkey.account
}
