import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { logger } from '@/src/platform/logger'

/** A worker holds the advisory lock `prefix + id` as long as its connection is open. */
export const WORKER_LOCK_PREFIX = 'gevel job worker '
const LEADER_LOCK = 'gevel job leader'

const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 }

/** A dedicated connection: its advisory locks show other processes that the worker is alive, and which worker leads. */
export type WorkerSession = {
  id: string
  isOpen: () => boolean
  /** Tries to become the leader, and resolves to whether this worker leads. */
  tryLead: () => Promise<boolean>
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
  let [open, leads] = [true, false]
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
  const acquireLead = async () => {
    try {
      if (leads) await client.query('select 1')
      else leads = await lock(client, LEADER_LOCK)
      return leads
    } catch (error) {
      await close().catch(() => undefined)
      throw error
    }
  }
  // A connection runs one query at a time, so concurrent calls share one check.
  let check: Promise<boolean> | null = null
  const tryLead = () => (check ??= acquireLead().finally(() => (check = null)))
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
