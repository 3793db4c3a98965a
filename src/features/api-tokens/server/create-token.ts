import type { PayloadRequest } from 'payload'

import type { ApiToken } from '@/payload-types'
import type { TokenScope } from '@/src/access/api-token'
import { API_TOKENS, MAX_TOKENS, TOKEN_PREFIX } from '@/src/features/api-tokens/rules/token'
import { DAY_MS } from '@/src/lib/durations'
import { lockByName } from '@/src/platform/database/lock'
import { hashSecretToken, newSecretToken } from '@/src/platform/secret-token'

type NewToken = { account: string; tenant: string; name: string; scope: TokenScope; days: number }

/** `token` is the secret: it is not stored and cannot be shown again. */
type Created = { type: 'created'; token: string; stored: ApiToken } | { type: 'tooMany' }

async function countUnexpired(req: PayloadRequest, account: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: API_TOKENS,
    where: { user: { equals: account }, expiresAt: { greater_than: new Date().toISOString() } },
    // An account's own tokens, in all its tenants.
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** Creates a token for an account, which acts in one tenant. The caller checks that the account has a role there. */
export async function createApiToken(
  req: PayloadRequest,
  { account, tenant, name, scope, days }: NewToken,
): Promise<Created> {
  await lockByName(req, `api tokens ${account}`)
  if ((await countUnexpired(req, account)) >= MAX_TOKENS) return { type: 'tooMany' }
  const token = `${TOKEN_PREFIX}${newSecretToken()}`
  const stored = await req.payload.create({
    collection: API_TOKENS,
    data: {
      tenant,
      user: account,
      name,
      scope,
      hash: hashSecretToken(token),
      expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
    },
    depth: 0,
    // Nobody may create tokens through the collection, which would let the client choose the hash.
    overrideAccess: true,
    req,
  })
  return { type: 'created', token, stored }
}
