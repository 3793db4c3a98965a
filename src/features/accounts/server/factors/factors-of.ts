import { sql } from '@payloadcms/db-postgres'

import type { Factors } from '@/src/features/accounts/rules/factors'
import type { Connection } from '@/src/platform/database/connection'

type Row = { totp: boolean; codes: number; passkeys: PasskeyRow[] }
type PasskeyRow = { id: string; name: string; created_at: string; last_used_at: string | null }

const toIso = (time: string): string => new Date(time).toISOString()

/** The second factors of an account, passkeys oldest first. */
export async function factorsOf(connection: Connection, account: string): Promise<Factors> {
  const { rows } = await connection.execute<Row>(sql`SELECT
    EXISTS (SELECT 1 FROM account_factors WHERE account_id = ${account}::uuid AND totp_secret IS NOT NULL) AS totp,
    (SELECT count(*)::int FROM account_recovery_codes WHERE account_id = ${account}::uuid) AS codes,
    (SELECT coalesce(json_agg(p ORDER BY created_at, id), '[]') FROM
      (SELECT id, name, created_at, last_used_at FROM account_passkeys WHERE account_id = ${account}::uuid) p
    ) AS passkeys`)
  const [row] = rows
  return {
    totp: row?.totp ?? false,
    recoveryCodes: row?.codes ?? 0,
    passkeys: (row?.passkeys ?? []).map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: toIso(created_at),
      lastUsedAt: last_used_at === null ? null : toIso(last_used_at),
    })),
  }
}
