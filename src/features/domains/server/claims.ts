import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isLocalHostname } from '@/src/lib/local-hostname'
import { requestConnection } from '@/src/platform/database/connection'
import { lockByName, lockRow } from '@/src/platform/database/lock'
import { parentsOf } from '@/src/features/domains/rules/hostname'

/** Locks a domain, and the proofs of all, so that two transactions cannot both find a hostname free. Always in this order. */
export async function lockForProof(req: PayloadRequest, id: string | undefined): Promise<void> {
  if (id !== undefined) await lockRow(req, 'domains', id)
  await lockByName(req, 'proof of hostnames')
}

/** How a proven domain of another tenant rules a hostname out: it has that name, or one above or below it. */
export type Claim = 'same' | 'related'

/** The claim of another tenant on a hostname; null when there is none. Pending domains claim nothing. */
export async function claimOnHostname(
  req: PayloadRequest,
  { hostname, tenant }: { hostname: string; tenant: string | null },
): Promise<Claim | null> {
  const above = sql`string_to_array(${parentsOf(hostname).join(' ')}, ' ')`
  const below = isLocalHostname(hostname)
    ? sql`false`
    : sql`right(hostname, ${hostname.length + 1}) = ${`.${hostname}`}`
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ same: boolean }>(sql`
    SELECT hostname = ${hostname} AS same FROM domains
    WHERE proof_proven_at IS NOT NULL AND tenant_id IS DISTINCT FROM ${tenant}::uuid
      AND (hostname = ${hostname} OR hostname = ANY(${above}) OR ${below})
    ORDER BY same DESC LIMIT 1`)
  const [claim] = rows
  return claim ? (claim.same ? 'same' : 'related') : null
}
