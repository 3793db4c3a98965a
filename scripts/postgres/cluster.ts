import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { Client } from 'pg'
import { run, succeeds, type Owner } from '@/scripts/postgres/command'
import { clearStalePid } from '@/scripts/postgres/leftover'
import { StartError } from '@/scripts/progress.mjs'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'

const ADDRESS = '127.0.0.1'
const USER = 'gevel'
const PORT_LINE = 3
const CONNECT_TIMEOUT_MS = 5_000
/** How long a server may take to start or stop. */
const CHANGING_MS = 60_000

export type ClusterOptions = {
  binDir: string
  dir: string
  owner: Owner | undefined
  password: string
  /** The preferred port; another free port is used when it is in use. */
  port: number | undefined
  /** Server settings, for example `fsync=off`. */
  settings?: readonly string[]
}

/** A running Postgres server. */
export type Cluster = {
  port: number
  url: string
  outcome: 'created' | 'started' | 'already running'
  stop: () => Promise<void>
}

function messageOf(error: unknown): string {
  const { stderr = '', message = String(error) } = error as { stderr?: string; message?: string }
  return stderr.trim() || message
}

/** Creates the cluster in a temporary folder first, so that an interrupted run leaves nothing that looks complete. */
async function initialise({ binDir, dir, owner, password }: ClusterOptions): Promise<void> {
  const unfinished = `${dir}.unfinished`
  const passwordFile = `${dir}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) await Promise.all([unfinished, passwordFile].map((file) => chown(file, owner.uid, owner.gid)))
  const authentication = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${passwordFile}`]
  const sorting = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und']
  try {
    await run(path.join(binDir, 'initdb'), ['-D', unfinished, ...authentication, ...sorting], owner)
    await rename(unfinished, dir)
  } catch (error) {
    throw new StartError(`Postgres could not create its database in ${dir}: ${messageOf(error)}`)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

const urlOf = ({ password }: ClusterOptions, port: number): string =>
  `postgres://${USER}:${password}@${ADDRESS}:${port}/postgres`

async function readPort(dir: string): Promise<number> {
  const lines = (await readFile(path.join(dir, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(lines[PORT_LINE])
}

/** The last lines of the server log. */
async function readLogEnd(dir: string): Promise<string> {
  const log = await readFile(path.join(dir, 'server.log'), 'utf8').catch(() => '')
  return log.trim().split('\n').slice(-5).join('\n')
}

/** Starts the server on the preferred port, or on another one when that is in use. */
async function launch(options: ClusterOptions): Promise<void> {
  const { binDir, dir, owner, settings = [] } = options
  const port = await getPort({ host: ADDRESS, ...(options.port ? { port: options.port } : {}) })
  const flags = [`listen_addresses=${ADDRESS}`, 'unix_socket_directories=', ...settings].map(
    (flag) => `-c ${flag}`,
  )
  const args = [
    'start',
    '-w',
    '-D',
    dir,
    '-l',
    path.join(dir, 'server.log'),
    '-o',
    `-p ${port} ${flags.join(' ')}`,
  ]
  if (await succeeds(path.join(binDir, 'pg_ctl'), args, owner)) return
  throw new StartError(
    `Postgres did not start. Its log (${dir}/server.log) ends with:\n\n${await readLogEnd(dir)}`,
  )
}

/** Whether a connection can be opened: a server that is starting or stopping accepts none, although it listens. */
async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    return true
  } catch (error) {
    return !isDatabaseConnectionError(error)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether a server accepts connections; waits for one that is starting, or that was stopped or killed just now. */
async function isAnswering(options: ClusterOptions, isRunning: () => Promise<boolean>): Promise<boolean> {
  const { dir } = options
  for (const deadline = Date.now() + CHANGING_MS; await isRunning(); await delay(100)) {
    if (await accepts(urlOf(options, await readPort(dir)))) return true
    if (Date.now() > deadline)
      throw new StartError(`Postgres in ${dir} is still starting or stopping. Try again in a minute.`)
  }
  return false
}

/**
 * Starts the Postgres of a folder, creates it when missing, and uses one that an earlier run left running.
 * @throws {StartError} with the end of the server log
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { binDir, dir, owner } = options
  const control = path.join(binDir, 'pg_ctl')
  const isRunning = async () => {
    await clearStalePid(dir)
    return succeeds(control, ['status', '-D', dir], owner)
  }
  const fresh = !existsSync(path.join(dir, 'PG_VERSION'))
  if (fresh) await initialise(options)
  const leftOver = await isAnswering(options, isRunning)
  if (!leftOver) await launch(options)
  const port = await readPort(dir)
  return {
    port,
    url: urlOf(options, port),
    outcome: fresh ? 'created' : leftOver ? 'already running' : 'started',
    stop: async () => {
      if (await isRunning()) await run(control, ['stop', '-w', '-m', 'fast', '-D', dir], owner)
    },
  }
}
