import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Domain } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { isProven, nextCheck, problemWith, type ProofProblem, recordOf } from '../rules/proof'
import { claimOnHostname, lockForProof } from './claims'
import { type ReadTxt, readTxt } from './read-txt'

// The caller's access to the domain is already checked; no account may write its proof.
const asSystem = { collection: 'domains', depth: 0, joins: false, overrideAccess: true } as const

const readDomain = (req: PayloadRequest, id: string): Promise<Domain | null> =>
  req.payload.findByID({ ...asSystem, id, disableErrors: true, req })

/** Stored without an audit entry or a new version: nothing has changed but the time of the check. */
async function storeFailure(
  req: PayloadRequest,
  id: string,
  { problem, checks }: { problem: ProofProblem; checks: number },
): Promise<void> {
  const now = new Date()
  const next = nextCheck(checks, now)?.toISOString() ?? null
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE domains SET proof_problem = ${problem}, proof_checked_at = ${now.toISOString()}::timestamptz,
      proof_checks = ${checks}, proof_next_check_at = ${next}::timestamptz
    WHERE id = ${id}`)
}

async function storeProof(req: PayloadRequest, domain: Domain, method: 'dns' | 'approval'): Promise<void> {
  const now = new Date().toISOString()
  const checkedAt = method === 'dns' ? now : domain.proof?.checkedAt
  const proof = { ...domain.proof, provenAt: now, method, checkedAt, problem: null, nextCheckAt: null }
  await req.payload.update({ ...asSystem, id: domain.id, data: { proof }, req })
}

const isClaimed = async (req: PayloadRequest, { hostname, tenant }: Domain): Promise<boolean> =>
  (await claimOnHostname(req, { hostname, tenant: tenant ? referenceId(tenant) : null })) !== null

/** Reads the domain again, locked, since the DNS was asked without a transaction. */
async function lockDomain(req: PayloadRequest, id: string): Promise<Domain | null> {
  await lockForProof(req, id)
  return readDomain(req, id)
}

/** `byJob`: whether the job checks it; a person's check starts the series of checks again. */
type CheckOptions = { byJob?: boolean; read?: ReadTxt }

/**
 * Looks up the DNS record of a pending domain, at most five seconds, and stores the outcome. Leaves proven and local
 * domains as they are. Must not be called within a transaction.
 * @returns the domain after the check; null when it was deleted meanwhile
 */
export async function checkProof(
  req: PayloadRequest,
  domain: Domain,
  { byJob = false, read = readTxt }: CheckOptions = {},
): Promise<Domain | null> {
  const record = recordOf(domain)
  if (isProven(domain) || !record) return domain
  const found = problemWith(await read(record.name), record)
  return inTransaction(req, async () => {
    const current = await lockDomain(req, domain.id)
    if (!current || isProven(current) || current.hostname !== domain.hostname) return current
    const problem = found ?? ((await isClaimed(req, current)) ? 'conflict' : null)
    const checks = byJob ? (current.proof?.checks ?? 0) + 1 : 0
    if (problem) await storeFailure(req, domain.id, { problem, checks })
    else await storeProof(req, current, 'dns')
    return readDomain(req, domain.id)
  })
}

/**
 * Proves a domain because a super admin says so; the caller checks that.
 * @returns the domain; null when there is none, 'conflict' when a domain of another tenant has that name or one above or below it
 */
export const approveDomain = (req: PayloadRequest, id: string): Promise<Domain | 'conflict' | null> =>
  inTransaction(req, async () => {
    const domain = await lockDomain(req, id)
    if (!domain || isProven(domain)) return domain
    if (await isClaimed(req, domain)) return 'conflict'
    await storeProof(req, domain, 'approval')
    return readDomain(req, id)
  })
