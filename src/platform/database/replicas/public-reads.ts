import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'
import { Pool } from 'pg'

import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { limitedPool } from '@/src/platform/database/limited-client'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { ReplicaGate } from './gate'

/** Fails soon, as the primary can answer. */
const POOL = { connectionTimeoutMillis: 2_000, application_name: 'gevel-replica' }
const GATE_POOL = { max: 1, application_name: 'gevel-replica-gate' }

const READS = /^\s*(?:select|with)\b/i
const LOCKS = /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b/i
/** SQLSTATE: a statement that writes, and one that the replica cancelled in order to replay what the primary did. */
const FOR_PRIMARY = ['25006', '40001']

function openReplica(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: env.DATABASE_POOL_MAX, ...limitedPool(), ...POOL })
  // The next query reports it.
  pool.on('error', () => {})
  return pool
}

function openGate(): ReplicaGate {
  const primary = new Pool({ connectionString: env.DATABASE_URL, ...limitedPool(), ...GATE_POOL })
  primary.on('error', () => {})
  return new ReplicaGate(primary, env.DATABASE_REPLICA_URLS.map(openReplica))
}

/** The gate of this process; null without replicas. */
export const replicaGate = (): ReplicaGate | null =>
  env.DATABASE_REPLICA_URLS.length > 0 ? globalSingleton('replica-gate', openGate) : null

/** Runs with a value while an answer is made that any visitor may get: its reads may come from a replica. */
export const publicReads = (): AsyncLocalStorage<true> =>
  globalSingleton('public-reads', () => new AsyncLocalStorage<true>())

type Query = (...args: unknown[]) => unknown

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const text: unknown = typeof statement === 'object' && statement ? Reflect.get(statement, 'text') : ''
  return typeof text === 'string' ? text : ''
}

/** Whether a replica can answer. One that writes all the same is sent to the primary after the replica's error. */
function isRead(args: readonly unknown[]): boolean {
  const text = textOf(args[0])
  return READS.test(text) && !LOCKS.test(text) && typeof args.at(-1) !== 'function'
}

function isForPrimary(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return FOR_PRIMARY.some((known) => known === code) || isDatabaseConnectionError(error)
}

/** Reads from a replica where one may be read, and from the primary when that fails. */
export function readingReplicas(
  gate: Pick<ReplicaGate, 'current' | 'failed'>,
  isPublic: () => boolean,
  primary: Query,
): Query {
  return (...args) => {
    const replica = isPublic() && isRead(args) ? gate.current() : null
    if (!replica) return primary(...args)
    const query = replica.query.bind(replica) as Query
    return Promise.resolve(query(...args)).catch((error: unknown) => {
      if (!isForPrimary(error)) throw error
      if (isDatabaseConnectionError(error)) gate.failed(replica)
      return primary(...args)
    })
  }
}

/**
 * Lets replicas answer what Payload reads outside transactions for visitors. The adapter's own `readReplicas` would also
 * serve the panel and jobs, and knows only the writes of its own process.
 */
export function readFromReplicas({ db: { pool } }: Payload): void {
  const gate = replicaGate()
  if (!gate) return
  const isPublic = () => publicReads().getStore() ?? false
  Object.assign(pool, { query: readingReplicas(gate, isPublic, pool.query.bind(pool) as Query) })
}
