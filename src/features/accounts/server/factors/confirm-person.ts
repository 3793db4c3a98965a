import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import type { Proof } from '@/src/features/accounts/rules/factors'
import { toLocale } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import { requestConnection } from '@/src/platform/database/connection'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'
import { confirmIdentity } from './confirm-identity'
import { hasJustSignedIn } from './just-signed-in'

/** `message` is for the person, in the language of the request. */
type Confirmation =
  | { type: 'confirmed' }
  | { type: 'rejected'; message: string }
  | { type: 'limited'; seconds: number; message: string }

/**
 * Whether the person proves again who they are. Who has no password, as they sign in with single sign-on, may have done so
 * by signing in a moment ago.
 * @param request the person's, whose address counts towards the limits
 */
export async function confirmPerson(
  { req, user }: { req: PayloadRequest; user: User },
  proof: Proof | undefined,
  request: Request,
): Promise<Confirmation> {
  const { wrongProof, missingProof, tooManyRequests } = messages[toLocale(req.i18n.language)].accounts.factors
  if (!proof) {
    const isConfirmed = await hasJustSignedIn(await requestConnection(req), user)
    return isConfirmed ? { type: 'confirmed' } : { type: 'rejected', message: missingProof }
  }
  const outcome = await confirmIdentity(req, user, proof, clientAddress(request.headers, env.TRUST_PROXY))
  if (outcome.type === 'limited') return { ...outcome, message: tooManyRequests }
  return outcome.type === 'rejected' ? { ...outcome, message: wrongProof } : outcome
}
