import { sql } from '@payloadcms/db-postgres'
import type { Payload, Where } from 'payload'

import type { ApiToken as StoredToken, User } from '@/payload-types'
import type { ApiToken } from '@/src/access/api-token'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { API_TOKENS, isApiToken } from '@/src/features/api-tokens/rules/token'
import { MINUTE_MS } from '@/src/lib/durations'
import { tableName } from '@/src/platform/database/table-name'
import { hashSecretToken } from '@/src/platform/secret-token'
import { tenantOfToken } from './own-tokens'

/** An account as an API token may use it: with its rights in one tenant only. */
export type AccountOfToken = User & { collection: 'users'; apiToken: ApiToken }

async function findUnexpired(payload: Payload, which: Where): Promise<StoredToken | null> {
  const { docs } = await payload.find({
    collection: API_TOKENS,
    where: { and: [which, { expiresAt: { greater_than: new Date().toISOString() } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    // The token is what authenticates.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** Stores when the token was last used, at most once a minute. Not in a transaction: a request that fails used it too. */
async function recordUse({ db, logger }: Payload, { id, lastUsedAt }: StoredToken): Promise<void> {
  if (lastUsedAt && Date.now() - Date.parse(lastUsedAt) < MINUTE_MS) return
  try {
    await db.drizzle.execute(sql`
      UPDATE ${sql.identifier(tableName(API_TOKENS))} SET last_used_at = now() WHERE id = ${id}::uuid`)
  } catch (error) {
    logger.warn({ err: error }, 'Failed to record the use of an API token')
  }
}

/** The account's role in the token's tenant and in no other; a super admin acts as its admin. */
function membershipsFor(user: User, tenant: string): User['tenants'] {
  if (isSuperAdmin(user)) return [{ tenant, role: 'admin' }]
  return (user.tenants ?? []).filter((membership) => referenceId(membership.tenant) === tenant)
}

async function accountOf(payload: Payload, stored: StoredToken): Promise<AccountOfToken | null> {
  const user = await payload.findByID({
    collection: 'users',
    id: referenceId(stored.user),
    depth: 0,
    disableErrors: true,
    // The person's own account.
    overrideAccess: true,
  })
  if (!user || user.status !== 'active' || !user._verified) return null
  const { id, name, scope } = stored
  return {
    ...user,
    collection: 'users',
    platformRole: null,
    tenants: membershipsFor(user, tenantOfToken(stored)),
    apiToken: { id, name, scope },
  }
}

/**
 * The account of an API token with its present rights in the token's tenant; null for an unknown or expired token, and
 * for an account that is disabled or unconfirmed.
 */
export async function accountOfApiToken(payload: Payload, token: string): Promise<AccountOfToken | null> {
  const stored = isApiToken(token)
    ? await findUnexpired(payload, { hash: { equals: hashSecretToken(token) } })
    : null
  const account = stored && (await accountOf(payload, stored))
  if (stored && account) await recordUse(payload, stored)
  return account
}

/** The same for work that goes on after the request with that token. */
export async function accountOfTokenId(payload: Payload, id: string): Promise<AccountOfToken | null> {
  const stored = await findUnexpired(payload, { id: { equals: id } })
  return stored && accountOf(payload, stored)
}
