import { isUuid } from '@/src/lib/uuid'
import { isSignature, signParts } from '@/src/platform/sign-parts'

const PURPOSE = 'preview link'

/** Made from the id each time, so that the database has nothing that opens a preview. */
export const linkToken = (id: string): string => `${id}.${signParts(PURPOSE, id)}`

/** Whether somebody shared this link, which may have ended since. */
export const isSharedLink = (token: string): boolean => readLinkToken(token) !== null

/** The id of a link of ours, which may have been revoked; null for any other text. */
export function readLinkToken(token: string): string | null {
  const [id, signature = '', ...rest] = token.split('.')
  return isUuid(id) && rest.length === 0 && isSignature(signature, signParts(PURPOSE, id)) ? id : null
}
