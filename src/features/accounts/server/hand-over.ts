import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, type Payload, type PayloadRequest } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { requestConnection } from '@/src/platform/database/connection'
import { hashSecretToken, newSecretToken } from '@/src/platform/secret-token'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { createSession } from './create-session'
import { findSiteSession } from './site-session'

/** The person reads a page that names the account, and confirms. */
const CODE_SECONDS = 300
const CODE = /^[\w-]{43}$/

/** A code and the browser that it is for: the hash of a cookie that the panel gave it. */
export type PanelCode = { code: string; browser: string }

const hashOf = ({ code, browser }: PanelCode): string => hashSecretToken(`${code} ${browser}`)

/**
 * A code that opens a session of the panel for the person who is signed in to a site: once, on one host, in one browser,
 * within five minutes.
 * @param panel its hostname, and the browser that came from there
 * @returns null without a valid session of the site
 */
export async function issuePanelCode(
  payload: Payload,
  siteSession: { token: string; hostname: string },
  { hostname, browser }: { hostname: string; browser: string },
): Promise<string | null> {
  const session = await findSiteSession(payload, siteSession.token, siteSession.hostname)
  if (!session) return null
  const code = newSecretToken()
  const { drizzle } = payload.db
  // One code for each account, so that nobody can fill the table.
  await drizzle.execute(sql`
    DELETE FROM panel_codes WHERE user_id = ${session.user.id} OR expires_at <= now()`)
  await drizzle.execute(sql`
    INSERT INTO panel_codes (hash, user_id, site_session, hostname, expires_at)
    VALUES (${hashOf({ code, browser })}, ${session.user.id}, ${session.id}, ${hostname},
      now() + make_interval(secs => ${CODE_SECONDS}))`)
  return code
}

/** The address of the account that a code is for, without using it; null when it opens nothing. */
export async function accountOfCode(
  { db }: Payload,
  code: PanelCode,
  hostname: string,
): Promise<string | null> {
  const { rows } = await db.drizzle.execute<{ email: string }>(sql`
    SELECT u.email FROM panel_codes c JOIN users u ON u.id = c.user_id
    WHERE c.hash = ${hashOf(code)} AND c.hostname = ${hostname} AND c.expires_at > now()`)
  return rows[0]?.email ?? null
}

type Consumed = { account: string; siteSession: string; valid: boolean }

/** Deletes the code, so that of two requests with it one gets nothing. */
async function consume(
  req: PayloadRequest,
  code: PanelCode,
  hostname: string,
): Promise<Consumed | undefined> {
  const { rows } = await (
    await requestConnection(req)
  ).execute<Consumed>(sql`
    DELETE FROM panel_codes WHERE hash = ${hashOf(code)}
    RETURNING user_id AS account, site_session AS "siteSession",
      expires_at > now() AND hostname = ${hostname} AS valid`)
  return rows[0]
}

/** Whether the account still has no role and the session of the site that the code was made for. */
async function mayEnter(req: PayloadRequest, { account, siteSession }: Consumed): Promise<boolean> {
  const { rows } = await (
    await requestConnection(req)
  ).execute(sql`
    SELECT FROM users u JOIN users_sessions s ON s._parent_id = u.id
    WHERE u.id = ${account} AND u.platform_role IS NULL
      AND NOT EXISTS (SELECT FROM users_tenants t WHERE t._parent_id = u.id)
      AND s.id = ${siteSession} AND s.audience = 'site' AND s.expires_at > now()`)
  return rows.length > 0
}

/** Opens the session in the transaction that consumes the code, so that the account cannot get a role in between. */
async function enter(req: PayloadRequest, code: PanelCode, hostname: string): Promise<string | null> {
  const consumed = await consume(req, code, hostname)
  if (!consumed?.valid) return null
  await lockAccount(req, consumed.account)
  if (!(await mayEnter(req, consumed))) return null
  return (await createSession(req, consumed.account, { type: 'panel' })).token
}

/**
 * Opens a session of the panel with a code.
 * @param hostname of the request
 * @returns the token; null for a code that was used, has expired, is for another host or browser, or whose site session has ended, and
 * for an account that has got a role, which signs in with its password
 */
export async function acceptPanelCode(
  req: PayloadRequest,
  code: PanelCode,
  hostname: string,
): Promise<string | null> {
  if (!CODE.test(code.code)) return null
  try {
    return await inTransaction(req, () => enter(req, code, hostname))
  } catch (error) {
    // The account was disabled meanwhile.
    if (error instanceof AuthenticationError) return null
    throw error
  }
}
