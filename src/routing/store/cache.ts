import { Pool, type ClientBase } from 'pg'
import { env } from '@/src/platform/env'
import { checkForClient, limitedPool } from '@/src/platform/database/limited-client'
import { isDatabaseDown, reportDatabaseStatus } from '@/src/platform/database/outage'
import { readingReplicas, replicaGate } from '@/src/platform/database/replicas/public-reads'
import { logger } from '@/src/platform/logger'
import { globalSingleton } from '@/src/lib/global-singleton'
import { cachedStore, type CachedStore } from './cached-store'
import { PREPARE_CONNECTION } from './queries'
import { type Queryable, sqlStore } from './sql-store'
import { outageAwareStore } from './outage-aware-store'

/** Routing queries are few and short. */
const POOL = { max: 4, application_name: 'gevel-routing' }

/** The pool awaits this before it hands out a new connection. */
async function prepareConnection(client: ClientBase): Promise<void> {
  await checkForClient(client)
  await client.query(PREPARE_CONNECTION)
}

function openPool(): Pool {
  const options = { connectionString: env.DATABASE_URL, ...POOL, ...limitedPool() }
  const pool = new Pool({ ...options, onConnect: prepareConnection })
  pool.on('error', (error) =>
    logger.warn({ err: error }, 'Lost a database connection for routing; the pool opens a new one'),
  )
  return pool
}

/** Separate from Payload's pool, so that slow queries of pages do not block routing. */
export const routingPool = (): Pool => globalSingleton('routing-pool', openPool)

/** Routing data is public: replicas may answer. */
function routingQueries(): Queryable {
  const pool = routingPool()
  const gate = replicaGate()
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  // The cast keeps the types of pg.
  return gate ? ({ query: readingReplicas(gate, () => true, query) } as Queryable) : pool
}

/** The routing data of this process: read from Postgres, cached, invalidated on change. */
export const routingStore = (): CachedStore =>
  globalSingleton('routing', () => cachedStore(outageAwareStore(sqlStore(routingQueries()))))

/** Whether Postgres answers. It is only queried after its last reported status was an outage. */
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

export const invalidateRouting = (tags: readonly string[]): void => routingStore().invalidate(tags)
