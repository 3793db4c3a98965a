import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { logger } from '@/src/platform/logger'

/** A worker holds the advisory lock of this prefix and its id for as long as its connection lives. */
export const WORKER_LOCK_PREFIX = 'gevel job worker '
const LEADER_LOCK = 'gevel job leader'

const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 }

/** A connection of its own, by whose locks other processes see that a worker is alive and which of them leads. */
export type WorkerSession = {
  id: string
  isOpen: () => boolean
  /** Whether this worker leads; it becomes the leader when nobody else is. */
  lead: () => Promise<boolean>
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
    logger.warn({ err: error }, 'The connection of the job worker broke')
  })
  await client.connect()
  const close = async () => {
    open = false
    await client.end()
  }
  const checkLead = async () => {
    try {
      if (leads) await client.query('select 1')
      else leads = await lock(client, LEADER_LOCK)
      return leads
    } catch (error) {
      await close().catch(() => undefined)
      throw error
    }
  }
  // A connection runs one query at a time: who asks meanwhile gets the same answer.
  let check: Promise<boolean> | null = null
  const lead = () => (check ??= checkLead().finally(() => (check = null)))
  await lock(client, WORKER_LOCK_PREFIX + id)
  return { id, isOpen: () => open, lead, close }
}

type Slot = { session: Promise<WorkerSession> | null }

/** This process's session; another one, with another id, when the connection of the last one broke. */
export async function workerSession(): Promise<WorkerSession> {
  const slot = globalSingleton<Slot>('worker-session', () => ({ session: null }))
  const current = await slot.session?.catch(() => null)
  if (current?.isOpen()) return current
  slot.session = openWorkerSession(env.DATABASE_URL)
  return slot.session
}
