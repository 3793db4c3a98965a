import * as oidc from 'openid-client'

import type { OidcSettings } from '@/src/platform/oidc-settings'

const TIMEOUT_SECONDS = 5
const SCOPE = 'openid email profile'

/** What a provider says about a person; the address is in lower case. */
export type Identity = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** What a sign-in must be completed with. */
export type Expected = { state: string; nonce: string; verifier: string }

const configurations = new WeakMap<OidcSettings, Promise<oidc.Configuration>>()

/** The provider's configuration, requested at the first sign-in, and again after a failure. */
function configurationOf(settings: OidcSettings): Promise<oidc.Configuration> {
  const known = configurations.get(settings)
  if (known) return known
  const issuer = new URL(settings.issuer)
  // The environment allows HTTP only for a provider on this machine.
  const insecure = issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }
  const requested = oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...insecure,
  })
  configurations.set(settings, requested)
  requested.catch(() => configurations.delete(settings))
  return requested
}

/** Begins a sign-in: the address at the provider to send the browser to, and what its answer must match. */
export async function authorizationUrl(
  settings: OidcSettings,
  redirectUri: string,
): Promise<{ url: URL; expected: Expected }> {
  const expected = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const url = oidc.buildAuthorizationUrl(await configurationOf(settings), {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: expected.state,
    nonce: expected.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(expected.verifier),
    code_challenge_method: 'S256',
  })
  return { url, expected }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * Exchanges the code in the provider's answer for the person's identity.
 * @param answer the redirect URI with the query that the browser brought back
 */
export async function identityOf(
  settings: OidcSettings,
  answer: URL,
  { state, nonce, verifier }: Expected,
): Promise<Identity> {
  const configuration = await configurationOf(settings)
  const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token')
  const isComplete = 'email' in claims || !configuration.serverMetadata().userinfo_endpoint
  const about = isComplete ? claims : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(about.email)?.trim().toLowerCase() ?? null,
    emailVerified: about.email_verified === true,
    name: textOf(about.name),
  }
}

/** Whether the provider reports that the person did not sign in. */
export const isDenied = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied'

/** Whether the provider could not be reached; any other error means that its answer is not valid. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT')
