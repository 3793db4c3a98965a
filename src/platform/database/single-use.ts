import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { hashSecretToken } from '@/src/platform/secret-token'

/** Payload's key-value table. Keys are hashes, so that the database does not reveal the secrets. */
const keyOf = (kind: string, secret: string): string => `once:${kind}:${hashSecretToken(secret)}`

/** Stores data that can be taken once with the secret, within `seconds`; removes what has expired. */
export async function storeOnce(
  { db }: Payload,
  { kind, secret, data, seconds }: { kind: string; secret: string; data: object; seconds: number },
): Promise<void> {
  const stored = { ...data, until: Date.now() + seconds * 1000 }
  await db.drizzle.execute(sql`
    WITH expired AS (
      DELETE FROM payload_kv WHERE key LIKE 'once:%' AND (data->>'until')::numeric < ${Date.now()})
    INSERT INTO payload_kv (key, data) VALUES (${keyOf(kind, secret)}, ${JSON.stringify(stored)}::jsonb)`)
}

/** Takes the data of a secret: of two requests with the same one, the second gets null. */
export async function takeOnce({ db }: Payload, kind: string, secret: string): Promise<unknown> {
  const { rows } = await db.drizzle.execute<{ data: { until: number } }>(sql`
    DELETE FROM payload_kv WHERE key = ${keyOf(kind, secret)} RETURNING data`)
  const data = rows[0]?.data
  return data && data.until > Date.now() ? data : null
}
