import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** The tenant whose site a hostname is at this moment, not as it is in memory; null for a hostname without one. */
export async function tenantOfHostname({ db }: Payload, hostname: string): Promise<string | null> {
  const { rows } = await db.drizzle.execute<{ tenant: string }>(sql`
    SELECT tenant_id AS tenant FROM domains WHERE hostname = ${hostname} AND proof_proven_at IS NOT NULL`)
  return rows[0]?.tenant ?? null
}
