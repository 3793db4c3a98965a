import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isAccountOnly } from '@/src/access/memberships'
import { type Audience, sessionSeconds, shortUserAgent } from '@/src/features/accounts/rules/sessions'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { refreshFactorDue } from './factors/due'

/** `id` is that of the stored session, and no secret; `expiresAt` is ISO. */
export type CreatedSession = {
  id: string
  token: string
  expiresAt: string
  user: User
}

type Credential = { id: string; token: string }

/** Payload's own kind of token, which names the session. */
async function panelCredential(
  { payload }: PayloadRequest,
  user: User,
  tokenExpiration: number,
): Promise<Credential> {
  const collectionConfig = payload.collections.users.config
  const id = randomUUID()
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid: id, user })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration,
  })
  return { id, token }
}

/**
 * The id under which a site session is stored: the database does not reveal its token, and the tenant that gets the hostname
 * next does not find the session.
 * @param tenant the id of that of the site
 */
export const siteSessionId = (token: string, tenant: string): string =>
  createHash('sha256').update(`${tenant} ${token}`).digest('hex')

/** Not signed, so that nothing that verifies Payload's tokens can accept it. */
function siteCredential(tenant: string): Credential {
  const token = randomBytes(32).toString('base64url')
  return { id: siteSessionId(token, tenant), token }
}

async function activeAccount(req: PayloadRequest, id: string): Promise<User> {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // Nobody is signed in yet; the result is the person's own document.
    overrideAccess: true,
    req,
  })
  if (!user || user.status !== 'active' || !user._verified) throw new AuthenticationError(req.t)
  return user
}

/** Adds a row, and removes those of sessions that have ended. Payload would write the whole account. */
async function store(req: PayloadRequest, account: string, id: string, audience: Audience): Promise<string> {
  const connection = await requestConnection(req)
  const expiresAt = new Date(Date.now() + sessionSeconds(audience) * 1000).toISOString()
  const hostname = audience.type === 'site' ? audience.hostname : null
  await connection.execute(sql`
    DELETE FROM users_sessions WHERE _parent_id = ${account} AND expires_at <= now()`)
  await connection.execute(sql`
    INSERT INTO users_sessions
      (_order, _parent_id, id, created_at, last_used_at, expires_at, audience, hostname, user_agent)
    SELECT coalesce(max(_order), 0) + 1, ${account}::uuid, ${id}, now(), now(), ${expiresAt}, ${audience.type},
      ${hostname}, ${shortUserAgent(req.headers.get('user-agent'))}
    FROM users_sessions WHERE _parent_id = ${account}`)
  return expiresAt
}

/**
 * Opens a session for an account whose identity was proved: the last step of every way of signing in.
 * @param req its headers name the browser
 * @throws {AuthenticationError} when the account is disabled, its address unconfirmed, or it has a role and `audience` is a site
 */
export async function createSession(
  req: PayloadRequest,
  account: string,
  audience: Audience,
): Promise<CreatedSession> {
  return inTransaction(req, async () => {
    await lockAccount(req, account)
    await refreshFactorDue(await requestConnection(req), account)
    const user = await activeAccount(req, account)
    if (audience.type === 'site' && !isAccountOnly(user)) throw new AuthenticationError(req.t)
    const { id, token } =
      audience.type === 'panel'
        ? await panelCredential(req, user, sessionSeconds(audience))
        : siteCredential(audience.tenant)
    const expiresAt = await store(req, account, id, audience)
    return { id, token, expiresAt, user }
  })
}
