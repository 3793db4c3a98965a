import type { Data } from '@/src/api-client/types'
import type { Proof } from '@/src/features/accounts/rules/factors'

/** New recovery codes to show once; null when the account has some. */
export type Codes = string[] | null
export type TotpSetup = Data<'/panel-api/account/totp/start', 'post'>

const client = () => import('@/src/api-client/panel')

/** Why the browser made no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly reason: 'exists' | 'abandoned'
  constructor(reason: PasskeyError['reason'], cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

async function createPasskey(options: unknown) {
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser')
  try {
    // The server made them with the same library.
    return await startRegistration({
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })
  } catch (error) {
    const exists =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new PasskeyError(exists ? 'exists' : 'abandoned', error)
  }
}

/** @throws {HttpError | PasskeyError} */
export async function addPasskey(name: string, proof: Proof): Promise<Codes> {
  const { panelApi } = await client()
  const begun = await panelApi('/panel-api/account/passkeys/options', { method: 'post', body: { proof } })
  const response = await createPasskey(begun.data.options)
  const { data } = await panelApi('/panel-api/account/passkeys', { method: 'post', body: { name, response } })
  return data.recoveryCodes
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  const { panelApi } = await client()
  await panelApi('/panel-api/account/passkeys/{id}', { method: 'post', params: { id }, body: { name } })
}

export async function removePasskey(id: string, proof: Proof): Promise<void> {
  const { panelApi } = await client()
  await panelApi('/panel-api/account/passkeys/{id}/remove', {
    method: 'post',
    params: { id },
    body: { proof },
  })
}

export async function startTotp(proof: Proof): Promise<TotpSetup> {
  const { panelApi } = await client()
  return (await panelApi('/panel-api/account/totp/start', { method: 'post', body: { proof } })).data
}

export async function addTotp(setup: string, code: string): Promise<Codes> {
  const { panelApi } = await client()
  return (await panelApi('/panel-api/account/totp', { method: 'post', body: { setup, code } })).data
    .recoveryCodes
}

export async function removeTotp(proof: Proof): Promise<void> {
  const { panelApi } = await client()
  await panelApi('/panel-api/account/totp/remove', { method: 'post', body: { proof } })
}

export async function renewCodes(proof: Proof): Promise<Codes> {
  const { panelApi } = await client()
  return (await panelApi('/panel-api/account/recovery-codes', { method: 'post', body: { proof } })).data
    .recoveryCodes
}
