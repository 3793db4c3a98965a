import type { Domain } from '@/payload-types'
import { isLocalHostname } from '@/src/lib/local-hostname'

/** How a hostname was proven: by its DNS record, by a super admin, or because it was served before proof was required. */
export const PROOF_METHODS = ['dns', 'approval', 'existing'] as const

/** Why the last check did not prove a hostname. */
export const PROOF_PROBLEMS = ['missing', 'different', 'unreachable', 'conflict'] as const
export type ProofProblem = (typeof PROOF_PROBLEMS)[number]

export type TxtRecord = { type: 'TXT'; name: string; value: string }

/** The DNS record that proves a hostname; null for local names, which are not in the DNS. */
export const recordOf = ({ hostname, proof }: Pick<Domain, 'hostname' | 'proof'>): TxtRecord | null =>
  isLocalHostname(hostname) || !proof?.token
    ? null
    : { type: 'TXT', name: `_gevel.${hostname}`, value: `gevel-proof=${proof.token}` }

/** Only proven domains are served. */
export const isProven = ({ proof }: Pick<Domain, 'proof'>): boolean => Boolean(proof?.provenAt)

/** A query for the domains that are served. */
export const IS_PROVEN = { 'proof.provenAt': { exists: true } } as const

const FIRST_CHECK_MINUTES = 5
const LONGEST_MINUTES = 6 * 60
/** About two weeks. */
const MAX_CHECKS = 60
const MINUTE_MS = 60_000

/**
 * When a pending hostname is checked again: after 5, 10, 20 … minutes, at most 6 hours.
 * @param checks how often it was checked without success
 * @returns null after about two weeks; a person can still check it
 */
export function nextCheck(checks: number, now: Date): Date | null {
  if (checks >= MAX_CHECKS) return null
  const minutes = Math.min(FIRST_CHECK_MINUTES * 2 ** Math.min(checks, 10), LONGEST_MINUTES)
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

/** @returns null when one of the values is that of the record */
export function problemWith(values: readonly string[] | null, record: TxtRecord): ProofProblem | null {
  if (values === null) return 'unreachable'
  if (values.some((value) => value.trim() === record.value)) return null
  return values.some((value) => value.includes('gevel-proof=')) ? 'different' : 'missing'
}
