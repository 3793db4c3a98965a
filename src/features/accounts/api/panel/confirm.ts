import { messages } from '@/src/i18n/messages'
import { toLocale } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'
import type { AccountCaller } from '@/src/api/core/environment'
import { ApiError } from '@/src/api/core/problems'
import { invalid } from '@/src/api/core/from-error'
import { confirmIdentity } from '@/src/features/accounts/server/factors/confirm-identity'
import type { Proof } from './schemas'

/**
 * Demands that the person proves again who they are.
 * @throws {ApiError} 422 when password or code is wrong, 429 after too many attempts
 */
export async function assertConfirmed(
  { req, user }: AccountCaller,
  proof: Proof,
  { headers }: Request,
): Promise<void> {
  const outcome = await confirmIdentity(req, user, proof, clientAddress(headers, env.TRUST_PROXY))
  if (outcome.type === 'confirmed') return
  const { wrongProof, tooManyRequests } = messages[toLocale(req.i18n.language)].accounts.factors
  if (outcome.type === 'limited')
    throw new ApiError('tooManyRequests', tooManyRequests, {
      headers: { 'retry-after': String(outcome.seconds) },
      isTranslated: true,
    })
  throw invalid([{ path: 'proof', message: wrongProof }])
}
