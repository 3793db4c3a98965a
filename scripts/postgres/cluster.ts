import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { run, succeeds, type Owner } from '@/scripts/postgres/command'
import { clearStalePid } from '@/scripts/postgres/leftover'
import { StartError } from '@/scripts/progress.mjs'

const ADDRESS = '127.0.0.1'
const USER = 'gevel'
const PORT_LINE = 3

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

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, ADDRESS)
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

/** Whether a server accepts connections; waits for one that was just killed to end. */
async function isAnswering(dir: string, isRunning: () => Promise<boolean>): Promise<boolean> {
  while (await isRunning()) {
    if (await accepts(await readPort(dir))) return true
    await delay(100)
  }
  return false
}

/**
 * Starts the Postgres of a folder, creates it when missing, and uses one that an earlier run left running.
 * @throws {StartError} with the end of the server log
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { binDir, dir, owner, password } = options
  const control = path.join(binDir, 'pg_ctl')
  const isRunning = async () => {
    await clearStalePid(dir)
    return succeeds(control, ['status', '-D', dir], owner)
  }
  const fresh = !existsSync(path.join(dir, 'PG_VERSION'))
  if (fresh) await initialise(options)
  const leftOver = await isAnswering(dir, isRunning)
  if (!leftOver) await launch(options)
  const port = await readPort(dir)
  return {
    port,
    url: `postgres://${USER}:${password}@${ADDRESS}:${port}/postgres`,
    outcome: fresh ? 'created' : leftOver ? 'already running' : 'started',
    stop: async () => {
      if (await isRunning()) await run(control, ['stop', '-w', '-m', 'fast', '-D', dir], owner)
    },
  }
}
