import type { PayloadRequest } from 'payload'

import type { ApiToken } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { API_TOKENS } from '@/src/features/api-tokens/rules/token'

/** The id of the tenant in which a token acts; the database requires one, which the generated type does not know. */
export const tenantOfToken = ({ tenant }: Pick<ApiToken, 'tenant'>): string =>
  tenant ? referenceId(tenant) : ''

export const isExpired = ({ expiresAt }: Pick<ApiToken, 'expiresAt'>): boolean =>
  Date.parse(expiresAt) <= Date.now()

/** All tokens of an account in all its tenants, newest first, expired ones too. */
export async function findOwnTokens(req: PayloadRequest, account: string): Promise<ApiToken[]> {
  const { docs } = await req.payload.find({
    collection: API_TOKENS,
    where: { user: { equals: account } },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    // The filter limits the tokens to those of the account.
    overrideAccess: true,
    req,
  })
  return docs
}

/** Deletes a token of an account: the next request with it gets a 401. @returns whether there was one */
export async function revokeOwnToken(req: PayloadRequest, account: string, id: string): Promise<boolean> {
  const tokens = await findOwnTokens(req, account)
  if (!tokens.some((token) => token.id === id)) return false
  await req.payload.delete({ collection: API_TOKENS, id, overrideAccess: true, req })
  return true
}

/** Deletes all tokens of an account. */
export async function deleteTokensOf(req: PayloadRequest, account: string): Promise<void> {
  await req.payload.delete({
    collection: API_TOKENS,
    where: { user: { equals: account } },
    // For the system: the account is deleted, or somebody else may have made its tokens.
    overrideAccess: true,
    req,
  })
}
