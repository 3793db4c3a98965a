import { messages } from '@/src/i18n/messages'
import { toLocale } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'
import type { AccountCaller } from '@/src/api/core/environment'
import { ApiError } from '@/src/api/core/problems'
import { invalid } from '@/src/api/core/from-error'
import { confirmIdentity } from '@/src/features/accounts/server/factors/confirm-identity'
import { hasJustSignedIn } from '@/src/features/accounts/server/factors/just-signed-in'
import type { Proof } from '@/src/features/accounts/rules/factors'
import { requestConnection } from '@/src/platform/database/connection'

/**
 * Demands that the person proves again who they are. Who has no password, as they sign in with single sign-on, may have
 * done so by signing in a moment ago.
 * @throws {ApiError} 422 when password or code is missing or wrong, 429 after too many attempts
 */
export async function assertConfirmed(
  { req, user }: AccountCaller,
  proof: Proof | undefined,
  { headers }: Request,
): Promise<void> {
  const { wrongProof, missingProof, tooManyRequests } = messages[toLocale(req.i18n.language)].accounts.factors
  if (!proof) {
    if (await hasJustSignedIn(await requestConnection(req), user)) return
    throw invalid([{ path: 'proof', message: missingProof }])
  }
  const outcome = await confirmIdentity(req, user, proof, clientAddress(headers, env.TRUST_PROXY))
  if (outcome.type === 'confirmed') return
  if (outcome.type === 'limited')
    throw new ApiError('tooManyRequests', tooManyRequests, {
      headers: { 'retry-after': String(outcome.seconds) },
      isTranslated: true,
    })
  throw invalid([{ path: 'proof', message: wrongProof }])
}
