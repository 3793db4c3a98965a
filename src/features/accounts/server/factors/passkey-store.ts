import { sql } from '@payloadcms/db-postgres'
import type { AuthenticatorTransport } from '@simplewebauthn/server'

import { MAX_PASSKEYS } from '@/src/features/accounts/rules/factors'
import type { Connection } from '@/src/platform/database/connection'

/** `publicKey` in base64url; `relyingParty` is a hostname. */
export type StoredPasskey = {
  id: string
  account: string
  relyingParty: string
  publicKey: string
  counter: number
  transports: AuthenticatorTransport[]
}

type Row = Omit<StoredPasskey, 'counter'> & { counter: string }

const COLUMNS = sql.raw(
  'id, account_id AS account, relying_party AS "relyingParty", public_key AS "publicKey", counter, transports',
)

const toPasskey = ({ counter, ...row }: Row): StoredPasskey => ({ ...row, counter: Number(counter) })

/** The passkeys of an account, for all hosts. */
export async function passkeysOf(connection: Connection, account: string): Promise<StoredPasskey[]> {
  const { rows } = await connection.execute<Row>(
    sql`SELECT ${COLUMNS} FROM account_passkeys WHERE account_id = ${account}::uuid ORDER BY created_at, id`,
  )
  return rows.map(toPasskey)
}

export async function findPasskey(connection: Connection, id: string): Promise<StoredPasskey | null> {
  const { rows } = await connection.execute<Row>(
    sql`SELECT ${COLUMNS} FROM account_passkeys WHERE id = ${id}`,
  )
  return rows[0] ? toPasskey(rows[0]) : null
}

/** @returns false when there is one with this id, or the account has too many */
export async function addPasskey(
  connection: Connection,
  { id, account, relyingParty, publicKey, counter, transports }: StoredPasskey,
  name: string,
): Promise<boolean> {
  // Counts the attempts at signing in with it.
  await connection.execute(
    sql`INSERT INTO account_factors (account_id) VALUES (${account}::uuid) ON CONFLICT DO NOTHING`,
  )
  const { rowCount } = await connection.execute(sql`
    INSERT INTO account_passkeys (id, account_id, relying_party, public_key, counter, transports, name)
    SELECT ${id}, ${account}::uuid, ${relyingParty}, ${publicKey}, ${counter}, ${sql.param(transports)}::text[], ${name}
    WHERE (SELECT count(*) FROM account_passkeys WHERE account_id = ${account}::uuid) < ${MAX_PASSKEYS}
    ON CONFLICT DO NOTHING`)
  return rowCount === 1
}

/** Stores that a passkey was used, and its new counter. */
export async function markPasskeyUsed(connection: Connection, id: string, counter: number): Promise<void> {
  await connection.execute(
    sql`UPDATE account_passkeys SET counter = ${counter}, last_used_at = now() WHERE id = ${id}`,
  )
}

type Own = { account: string; id: string }

/** @returns whether the account has such a passkey */
export async function renamePasskey(
  connection: Connection,
  { account, id }: Own,
  name: string,
): Promise<boolean> {
  const { rowCount } = await connection.execute(
    sql`UPDATE account_passkeys SET name = ${name} WHERE id = ${id} AND account_id = ${account}::uuid`,
  )
  return rowCount === 1
}

/** @returns its name; null when the account has no such passkey */
export async function removePasskey(connection: Connection, { account, id }: Own): Promise<string | null> {
  const { rows } = await connection.execute<{ name: string }>(
    sql`DELETE FROM account_passkeys WHERE id = ${id} AND account_id = ${account}::uuid RETURNING name`,
  )
  return rows[0]?.name ?? null
}
