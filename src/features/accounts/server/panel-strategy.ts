import { sql } from '@payloadcms/db-postgres'
import type { AuthStrategy, Payload } from 'payload'

import type { User } from '@/payload-types'
import { currentSession } from '@/src/features/accounts/rules/current-session'
import { hasTokenHeader } from '@/src/platform/http/token-header'
import { sessionCookieOf } from '@/src/routing/session-cookies'
import { authenticateToken } from '@/src/upstream/payload/authentication-outage'

type Session = NonNullable<User['sessions']>[number]

/** How exact “last used” is: a write for each request would be too many. */
const USE_RECORDED_AFTER_MS = 10 * 60 * 1000

/** A session that another request is changing is skipped: this one does not wait. */
async function recordUse({ db, logger }: Payload, { id, lastUsedAt }: Session): Promise<void> {
  if (lastUsedAt && Date.now() - Date.parse(lastUsedAt) < USE_RECORDED_AFTER_MS) return
  try {
    await db.drizzle.execute(sql`
      UPDATE users_sessions SET last_used_at = now()
      WHERE id = (SELECT id FROM users_sessions WHERE id = ${id} FOR UPDATE SKIP LOCKED)`)
  } catch (error) {
    logger.warn({ err: error }, 'Failed to record the use of a session')
  }
}

/** The token where Payload looks for it, whatever the name of the cookie. Only admin hosts have sessions by cookie. */
function withToken(headers: Headers): Headers {
  const named = new Headers(headers)
  named.delete('cookie')
  const token = hasTokenHeader(headers) ? null : sessionCookieOf(headers, 'panel')
  if (token) named.set('authorization', `JWT ${token}`)
  return named
}

/** Payload's own check of a token, for sessions of the panel only. */
const authenticate: AuthStrategy['authenticate'] = async (args) => {
  const { user } = await authenticateToken({ ...args, headers: withToken(args.headers) })
  if (user?.collection !== 'users') return { user: null }
  const session = currentSession({ user })
  // Payload only reads the end that is signed in the token.
  if (session?.audience !== 'panel' || Date.parse(session.expiresAt) <= Date.now()) return { user: null }
  await recordUse(args.payload, session)
  return { user }
}

/** Replaces the strategy that Payload adds by itself, which accepts any session. */
export function acceptPanelSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) =>
    strategy.name === 'local-jwt' ? { ...strategy, authenticate } : strategy,
  )
}
