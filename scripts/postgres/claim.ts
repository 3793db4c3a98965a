import { setTimeout as delay } from 'node:timers/promises'
import { clearLockedPorts } from 'get-port'
import { Client } from 'pg'
import { startCluster, type ClusterOptions } from '@/scripts/postgres/cluster'
import { print, StartError } from '@/scripts/progress.mjs'

/** Advisory lock of the process that uses this built-in Postgres; it is released when the process ends. */
const IN_USE_LOCK = 7_434_835
const RETRY_MS = 250
/** Longer than Postgres needs to recover after a crash. */
const RECOVERY_MS = 60_000
const CONNECT_TIMEOUT_MS = 5_000

type Claim = { client: () => Client; release: () => Promise<void> }
type ClaimOptions = {
  /** Tells another process who uses the folder. */
  name: string
  onLost: (reason: StartError) => void
}

/** Takes the lock for as long as the connection is open. @throws {StartError} when another process has it */
async function lock(client: Client): Promise<void> {
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

async function connect(connectionString: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // Until it is locked, a lost connection makes the query fail.
  client.on('error', () => {})
  try {
    await client.connect()
    await lock(client)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Connects to Postgres once it accepts connections; starts it when it does not run. */
async function recover(options: ClusterOptions, name: string, signal: AbortSignal): Promise<Client> {
  for (const deadline = Date.now() + RECOVERY_MS; ;) {
    try {
      // get-port keeps a port locked for a while after it has handed it out.
      clearLockedPorts()
      const { url, port } = await startCluster(options)
      if (port !== options.port) throw new StartError(`Postgres’ port ${options.port} is in use.`)
      return await connect(url, name)
    } catch (error) {
      if (signal.aborted || error instanceof StartError || Date.now() > deadline) throw error
      await delay(RETRY_MS, undefined, { signal })
    }
  }
}

/**
 * Claims a built-in Postgres for this process. When the connection is lost, because a process of Postgres was killed, it
 * starts Postgres if needed and claims it again.
 * @throws {StartError} when another process has claimed it
 */
export async function claimPostgres(options: ClusterOptions, { name, onLost }: ClaimOptions): Promise<Claim> {
  const stopping = new AbortController()
  const { signal } = stopping
  let recovering: Promise<void> = Promise.resolve()
  const watch = (connected: Client): Client => {
    connected.once('end', () => {
      if (!signal.aborted) recovering = reclaim()
    })
    return connected
  }
  const reclaim = async () => {
    print(process.stderr, 'Postgres closed its connections; waiting until it answers again.\n')
    try {
      client = watch(await recover(options, name, signal))
      print(process.stderr, 'Postgres answers again.\n')
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof StartError ? ` ${error.message}` : ''
      onLost(new StartError(`Postgres stopped unexpectedly.${reason} Its log is ${options.dir}/server.log.`))
    }
  }
  let client = watch(await recover(options, name, signal))
  const release = async () => {
    stopping.abort()
    await recovering
    await client.end().catch(() => undefined)
  }
  return { client: () => client, release }
}
