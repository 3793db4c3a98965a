import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { binariesFor, clusterDirFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'
import { claimPostgres } from '@/scripts/postgres/claim'
import { startCluster } from '@/scripts/postgres/cluster'
import { StartError } from '@/scripts/progress.mjs'
import { writeSecrets, type Secrets } from '@/scripts/secrets'

const DATABASE = 'gevel'
const OLDEST_SERVER = 140_000
const CONNECT_TIMEOUT_MS = 5_000
/** How long a server may take to start or stop. */
const CHANGING_MS = 30_000
const RETRY_MS = 200

/** A reachable database; `close` also stops the built-in Postgres. */
export type Database = { url: string; outcome: string; close: () => Promise<void> }

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host does not exist',
  ETIMEDOUT: 'it does not respond',
  '28P01': 'it rejects the user or the password',
  '28000': 'it does not allow this user to connect',
  '3D000': 'the database does not exist: create it with createdb',
  '57P03': 'it is still starting or stopping',
}

/**
 * One sentence about why a database cannot be used, without the password.
 * @param error the error of the connection; `code` is from Node or Postgres
 */
export function unreachable(url: string, error: unknown): StartError {
  const { code = '', message = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const { host, pathname } = new URL(url)
  const reason = REASONS[code] ?? (/timeout/i.test(message) ? REASONS.ETIMEDOUT : message || code)
  return new StartError(`The database ${host}${pathname} cannot be used: ${reason}. Check DATABASE_URL.`)
}

/** Throws for a server that is too old. */
async function checkVersion(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    const version = rows[0]?.version ?? 0
    if (version < OLDEST_SERVER)
      throw new Error(`it is Postgres ${Math.floor(version / 10_000)}, older than 14`)
  } finally {
    await client.end()
  }
}

const isStartingOrStopping = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57P03'

/** Checks that the server of DATABASE_URL can be used; waits for one that is starting or stopping. */
export async function connectExternal(url: string, waitMs = CHANGING_MS): Promise<Database> {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      await checkVersion(url)
      return { url, outcome: `${new URL(url).host} answers`, close: async () => {} }
    } catch (error) {
      if (!isStartingOrStopping(error) || Date.now() >= deadline) throw unreachable(url, error)
    }
    await delay(RETRY_MS)
  }
}

/** The built-in Postgres that another process runs for this data folder; null when none does. */
export async function connectRunning({ postgresPort, postgresPassword }: Secrets): Promise<Database | null> {
  if (postgresPort === undefined) return null
  const url = `postgres://gevel:${postgresPassword}@127.0.0.1:${postgresPort}/${DATABASE}`
  return connectExternal(url).catch(() => null)
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}

/**
 * Starts the Postgres of a data folder for this process only, and starts it again if it is killed.
 * @param site the URL in the message to another process that wants to use the same folder
 * @param onLost called when Postgres stopped and does not start again
 */
export async function startEmbedded(
  dataDir: string,
  secrets: Secrets,
  site: string,
  onLost: (reason: StartError) => void,
): Promise<Database> {
  const dir = await clusterDirFor(dataDir, secrets.id)
  const owner = await resolveOwner(dir)
  const binDir = await binariesFor(owner)
  const options = { binDir, dir, owner, password: secrets.postgresPassword }
  const cluster = await startCluster({ ...options, port: secrets.postgresPort })
  if (cluster.port !== secrets.postgresPort)
    await writeSecrets(dataDir, { ...secrets, postgresPort: cluster.port })
  const name = `process ${process.pid} at ${site}`
  const claim = await claimPostgres({ ...options, port: cluster.port }, { name, onLost })
  await createDatabase(claim.client())
  const close = async () => {
    await claim.release()
    await cluster.stop()
  }
  const url = new URL(cluster.url)
  url.pathname = DATABASE
  return { url: url.href, outcome: `Postgres ${cluster.outcome} in ${dir}`, close }
}
