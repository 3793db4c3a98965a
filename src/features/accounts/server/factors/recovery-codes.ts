import { sql } from '@payloadcms/db-postgres'
import { randomInt } from 'node:crypto'

import { RECOVERY_CODES, showRecoveryCode } from '@/src/features/accounts/rules/factors'
import type { Connection } from '@/src/platform/database/connection'
import { keyedHash } from '@/src/platform/sealing'

/** Base 32, in which no two characters look alike. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const CHARACTERS = 12

const newCode = (): string =>
  Array.from({ length: CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

const hashOf = (account: string, code: string): string => keyedHash(`recovery codes of ${account}`, code)

/** Replaces the recovery codes of an account. @returns the new ones, which are stored as hashes only */
export async function renewRecoveryCodes(connection: Connection, account: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const hashes = codes.map((code) => hashOf(account, code))
  await connection.execute(sql`DELETE FROM account_recovery_codes WHERE account_id = ${account}::uuid`)
  await connection.execute(sql`
    INSERT INTO account_recovery_codes (account_id, hash)
    SELECT ${account}::uuid, unnest(${sql.param(hashes)}::text[])`)
  return codes.map(showRecoveryCode)
}

/** Accepts a recovery code once, on any node. */
export async function spendRecoveryCode(
  connection: Connection,
  account: string,
  code: string,
): Promise<boolean> {
  const { rowCount } = await connection.execute(sql`
    DELETE FROM account_recovery_codes WHERE account_id = ${account}::uuid AND hash = ${hashOf(account, code)}`)
  return rowCount === 1
}
