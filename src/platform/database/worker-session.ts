import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { logger } from '@/src/platform/logger'

/** A worker holds the advisory lock `prefix + id` as long as its connection is open. */
export const WORKER_LOCK_PREFIX = 'gevel job worker '
/** The roles that one worker of all has, each with its advisory lock. */
const LEADER_LOCKS = { jobs: 'gevel job leader', cdn: 'gevel cdn leader' } as const
export type LeaderRole = keyof typeof LEADER_LOCKS

const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 }

/** A dedicated connection: its advisory locks show other processes that the worker is alive, and which worker leads. */
export type WorkerSession = {
  id: string
  isOpen: () => boolean
  /** Tries to become the leader of a role, and resolves to whether this worker leads. */
  tryLead: (role: LeaderRole) => Promise<boolean>
  close: () => Promise<void>
}

async function lock(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [name],
  )
  return rows[0]?.locked === true
}

/** @throws when the database cannot be reached */
export async function openWorkerSession(connectionString: string): Promise<WorkerSession> {
  const client = new Client({
    connectionString,
    application_name: 'gevel-jobs',
    keepAlive: true,
    ...TIMEOUTS,
  })
  const id = randomUUID()
  let open = true
  const leads = new Set<LeaderRole>()
  client.on('end', () => {
    open = false
  })
  client.on('error', (error) => {
    open = false
    // The job queue reports an outage, and opens a new session.
    logger.debug({ err: error }, 'The job worker lost its database connection')
  })
  await client.connect()
  const close = async () => {
    open = false
    await client.end()
  }
  const acquireLead = async (role: LeaderRole) => {
    try {
      if (leads.has(role)) await client.query('select 1')
      else if (await lock(client, LEADER_LOCKS[role])) leads.add(role)
      return leads.has(role)
    } catch (error) {
      await close().catch(() => undefined)
      throw error
    }
  }
  // A connection runs one query at a time, so concurrent calls share one check.
  const checks = new Map<LeaderRole, Promise<boolean>>()
  const tryLead = (role: LeaderRole) => {
    const check = checks.get(role) ?? acquireLead(role).finally(() => checks.delete(role))
    checks.set(role, check)
    return check
  }
  await lock(client, WORKER_LOCK_PREFIX + id)
  return { id, isOpen: () => open, tryLead, close }
}

type Slot = { session: Promise<WorkerSession> | null }

/** The session of this process; a new one, with a new id, if the connection of the last one was lost. */
export async function workerSession(): Promise<WorkerSession> {
  const slot = globalSingleton<Slot>('worker-session', () => ({ session: null }))
  const current = await slot.session?.catch(() => null)
  if (current?.isOpen()) return current
  slot.session = openWorkerSession(env.DATABASE_URL)
  return slot.session
}
