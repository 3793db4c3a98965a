import { Client } from 'pg'
import { binariesFor, clusterDirFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'
import { startCluster } from '@/scripts/postgres/cluster'
import { StartError } from '@/scripts/progress.mjs'
import { writeSecrets, type Secrets } from '@/scripts/secrets'

/** Advisory lock of the process that uses this built-in Postgres; it is released when the process ends. */
const IN_USE_LOCK = 7_434_835
const DATABASE = 'gevel'
const OLDEST_SERVER = 140_000
const CONNECT_TIMEOUT_MS = 5_000

/** A reachable database; `close` also stops the built-in Postgres. */
export type Database = { url: string; outcome: string; close: () => Promise<void> }

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host does not exist',
  ETIMEDOUT: 'it does not respond',
  '28P01': 'it rejects the user or the password',
  '28000': 'it does not allow this user to connect',
  '3D000': 'the database does not exist: create it with createdb',
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

/** Checks that the server of DATABASE_URL can be used. */
export async function connectExternal(url: string): Promise<Database> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    const version = rows[0]?.version ?? 0
    if (version < OLDEST_SERVER)
      throw new Error(`it is Postgres ${Math.floor(version / 10_000)}, older than 14`)
  } catch (error) {
    throw unreachable(url, error)
  } finally {
    await client.end()
  }
  return { url, outcome: `${new URL(url).host} answers`, close: async () => {} }
}

/** The built-in Postgres that another process runs for this data folder; null when none does. */
export async function connectRunning({ postgresPort, postgresPassword }: Secrets): Promise<Database | null> {
  if (postgresPort === undefined) return null
  const url = `postgres://gevel:${postgresPassword}@127.0.0.1:${postgresPort}/${DATABASE}`
  return connectExternal(url).catch(() => null)
}

/** Takes the lock for the lifetime of this process; `application_name` tells another process who has it. */
async function claim(client: Client): Promise<void> {
  const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
    IN_USE_LOCK,
  ])
  if (rows[0]?.acquired) return
  const holder = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [IN_USE_LOCK],
  )
  const where = holder.rows[0]?.name ?? 'another process'
  throw new StartError(`This data folder is in use by ${where}. Stop it first, or set DATA_DIR and PORT.`)
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}

/**
 * Starts the Postgres of a data folder for this process only.
 * @param site the URL in the message to another process that wants to use the same folder
 * @param onLost called when Postgres stops unexpectedly
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
  const cluster = await startCluster({
    binDir,
    dir,
    owner,
    password: secrets.postgresPassword,
    port: secrets.postgresPort,
  })
  if (cluster.port !== secrets.postgresPort)
    await writeSecrets(dataDir, { ...secrets, postgresPort: cluster.port })
  const name = `process ${process.pid} at ${site}`
  const client = new Client({ connectionString: cluster.url, application_name: name })
  client.on('error', () =>
    onLost(new StartError(`Postgres stopped unexpectedly. Its log is ${dir}/server.log.`)),
  )
  await client.connect()
  try {
    await claim(client)
  } catch (error) {
    await client.end()
    throw error
  }
  await createDatabase(client)
  const close = async () => {
    client.removeAllListeners('error').on('error', () => {})
    await client.end()
    await cluster.stop()
  }
  const url = new URL(cluster.url)
  url.pathname = DATABASE
  return { url: url.href, outcome: `Postgres ${cluster.outcome} in ${dir}`, close }
}
