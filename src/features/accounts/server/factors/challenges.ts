import { sql } from '@payloadcms/db-postgres'

import type { Connection } from '@/src/platform/database/connection'
import { HOUR_MS } from '@/src/lib/durations'

type Purpose = 'sign-in' | 'passkey-sign-in' | 'passkey-setup' | 'totp-setup'

/** `account` and `session` are what it is bound to; both are null for a sign-in with a passkey alone. */
type Challenge = { purpose: Purpose; value: string; account: string | null; session: string | null }

const LIFETIME_MS = HOUR_MS / 12

/** Stores a challenge for five minutes; `secret` is what only the server may know until then. */
export async function issueChallenge(
  connection: Connection,
  { purpose, value, account, session }: Challenge,
  secret: string | null = null,
): Promise<void> {
  const expires = new Date(Date.now() + LIFETIME_MS).toISOString()
  await connection.execute(sql`DELETE FROM account_challenges WHERE expires_at < now()`)
  await connection.execute(sql`
    INSERT INTO account_challenges (value, purpose, account_id, session, secret, expires_at)
    VALUES (${value}, ${purpose}, ${account}::uuid, ${session}, ${secret}, ${expires}::timestamptz)`)
}

const matching = ({ purpose, value, account, session }: Challenge) => sql`
  value = ${value} AND purpose = ${purpose} AND expires_at > now()
  AND account_id IS NOT DISTINCT FROM ${account}::uuid AND session IS NOT DISTINCT FROM ${session}`

/** Removes a challenge. @returns whether it was open for this owner and purpose, on any node */
export async function consumeChallenge(connection: Connection, challenge: Challenge): Promise<boolean> {
  const { rowCount } = await connection.execute(
    sql`DELETE FROM account_challenges WHERE ${matching(challenge)} RETURNING 1`,
  )
  return rowCount === 1
}

/** The secret of an open challenge, which stays open; null when there is none. */
export async function readChallenge(connection: Connection, challenge: Challenge): Promise<string | null> {
  const { rows } = await connection.execute<{ secret: string | null }>(
    sql`SELECT secret FROM account_challenges WHERE ${matching(challenge)}`,
  )
  return rows[0]?.secret ?? null
}
