import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { checkProof } from './prove'
import type { ReadTxt } from './read-txt'

/** Domains of one run, and how many are looked up at once: a run ends within a minute. */
const MAX_CHECKED = 40
/** Of one tenant, which must not keep the domains of others waiting. */
const MAX_OF_TENANT = 5
const AT_ONCE = 4

/** The pending domains of one run, by id: the first of each tenant, then the second of each, and so on. */
async function dueDomains(req: PayloadRequest): Promise<string[]> {
  const { rows } = await (
    await requestConnection(req)
  ).execute<{ id: string }>(sql`
    SELECT id FROM (
      SELECT id, proof_next_check_at AS due,
        row_number() OVER (PARTITION BY tenant_id ORDER BY proof_next_check_at, id) AS turn
      FROM domains WHERE proof_proven_at IS NULL AND proof_next_check_at <= now()
    ) pending
    WHERE turn <= ${MAX_OF_TENANT} ORDER BY turn, due LIMIT ${MAX_CHECKED}`)
  return rows.map(({ id }) => id)
}

/** Checks the pending domains whose next check is due. Safe to run twice: each check only stores what it found. */
export async function checkDueDomains(req: PayloadRequest, read?: ReadTxt): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { id: { in: await dueDomains(req) } },
    sort: 'proof.nextCheckAt',
    pagination: false,
    depth: 0,
    joins: false,
    // Runs in a job, which has no account.
    overrideAccess: true,
    req,
  })
  for (let start = 0; start < docs.length; start += AT_ONCE) {
    const batch = docs.slice(start, start + AT_ONCE)
    await Promise.all(
      batch.map(async (domain) =>
        // A transaction belongs to a request, so each has its own.
        checkProof(await createLocalReq({}, req.payload), domain, { byJob: true, ...(read && { read }) }),
      ),
    )
  }
}
