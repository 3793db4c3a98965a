import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { connectionOf } from '@/src/lib/database/connection'

/** Lets one writer at a time change a tenant's redirects, until its transaction ends: two halves of a circle would each look harmless. */
export async function lockRedirects(req: PayloadRequest, tenant: string): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`redirects:${tenant}`}, 0))`)
}
