import { Pool, type ClientBase } from 'pg'
import { env } from '@/src/platform/env'
import { isDatabaseDown, reportDatabaseStatus } from '@/src/platform/database/outage'
import { logger } from '@/src/platform/logger'
import { globalSingleton } from '@/src/lib/global-singleton'
import { cachedStore, type CachedStore } from './cached-store'
import { PREPARE_CONNECTION } from './queries'
import { sqlStore } from './sql-store'
import { outageAwareStore } from './outage-aware-store'

/** Routing asks little and briefly; a slow database must not hold every request for long. */
const POOL = {
  max: 4,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 5_000,
  application_name: 'gevel-routing',
}

/** The pool waits for this before it hands a connection out. */
const prepareConnection = (client: ClientBase): Promise<unknown> => client.query(PREPARE_CONNECTION)

function openPool(): Pool {
  const pool = new Pool({ connectionString: env.DATABASE_URL, ...POOL, onConnect: prepareConnection })
  pool.on('error', (error) =>
    logger.warn({ err: error }, 'A routing connection broke; the next one is made anew'),
  )
  return pool
}

/** The connections that routing has for itself. */
export const routingPool = (): Pool => globalSingleton('routing-pool', openPool)

/** The process's routing data: read from Postgres, held in memory, dropped on change. */
export const routingStore = (): CachedStore =>
  globalSingleton('routing', () => cachedStore(outageAwareStore(sqlStore(routingPool()))))

/** Whether Postgres answers: asked of it only where the last that was heard of it was bad. */
export async function isDatabaseUp(): Promise<boolean> {
  if (!isDatabaseDown()) return true
  const answers = await routingPool()
    .query('SELECT 1')
    .then(
      () => true,
      () => false,
    )
  if (answers) reportDatabaseStatus('up')
  return answers
}

/** Drops what the tags concern from this process's routing data; the listener for content notices calls it. */
export const invalidateRouting = (tags: readonly string[] | 'all'): void => routingStore().drop(tags)
