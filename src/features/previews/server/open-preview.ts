import type { Payload } from 'payload'

import type { User } from '@/payload-types'
import type { PreviewClaims } from '@/src/features/previews/rules/preview'
import { readPreviewToken } from './token'

/** With whose permissions a preview is read. */
export type PreviewAccount = User & { collection: 'users' }

/** The account in whose session of the panel a token was issued; null once that has ended. */
async function accountOf(
  payload: Payload,
  { account, session }: PreviewClaims,
): Promise<PreviewAccount | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: account }, 'sessions.id': { equals: session }, status: { equals: 'active' } },
    depth: 0,
    limit: 1,
    pagination: false,
    // The token authenticates; what the account may read is decided where it reads.
    overrideAccess: true,
  })
  const [user] = docs
  const opened = user?.sessions?.find(({ id }) => id === session)
  if (!user || opened?.audience !== 'panel' || Date.parse(opened.expiresAt) <= Date.now()) return null
  return { ...user, collection: 'users' }
}

/** `account` is null when the token no longer opens anything; its claims still say where it came from. */
export type OpenedPreview = { claims: PreviewClaims; account: PreviewAccount | null }

/** What a token opens on a host. @returns null for a text that is no token of ours, and for one of another host */
export async function openPreview(
  payload: Payload,
  token: string,
  hostname: string,
): Promise<OpenedPreview | null> {
  const claims = readPreviewToken(token)
  if (claims?.hostname !== hostname) return null
  const expired = claims.expiresAt * 1000 <= Date.now()
  return { claims, account: expired ? null : await accountOf(payload, claims) }
}
