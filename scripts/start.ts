import { aborted } from 'node:util'
import { buildWhenStale } from '@/scripts/build'
import { connectExternal, startEmbedded, type Database } from '@/scripts/database'
import { prepareDatabase } from '@/scripts/prepare-database'
import { printFailure, StartError, step } from '@/scripts/progress.mjs'
import { loadSecrets, secretsFile, type Secrets } from '@/scripts/secrets'
import { serve } from '@/scripts/serve'
import { bundleServer } from '@/scripts/server-bundle'
import { root } from '@/scripts/root'
import { parseEnv, type Env } from '@/src/platform/env-schema'

const mode = process.argv.includes('--dev') ? 'dev' : 'start'
const stopping = new AbortController()

function openDatabase(settings: Env, secrets: Secrets): Promise<Database> {
  if (process.env.DATABASE_URL) return connectExternal(settings.DATABASE_URL)
  const site = `http://localhost:${settings.PORT}`
  return startEmbedded(settings.DATA_DIR, secrets, site, (reason) => stopping.abort(reason))
}

/** The environment of every child process; the user's settings win over generated ones. */
function childEnv(settings: Env, secrets: Secrets, database: Database): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_FORMAT: process.env.LOG_FORMAT || (process.stdout.isTTY ? 'pretty' : ''),
    PORT: String(settings.PORT),
    DATA_DIR: settings.DATA_DIR,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || secrets.payloadSecret,
    ADMIN_EMAIL: settings.ADMIN_EMAIL ?? secrets.admin.email,
    ADMIN_PASSWORD: settings.ADMIN_PASSWORD ?? secrets.admin.password,
  }
}

function printAddresses(
  hosts: readonly string[],
  settings: Env,
  env: NodeJS.ProcessEnv,
  seeded: boolean,
): void {
  const address = (host: string) => `http://${host}:${settings.PORT}`
  const generated = settings.ADMIN_PASSWORD === undefined
  const password = generated
    ? seeded
      ? env.ADMIN_PASSWORD
      : `see ${secretsFile(settings.DATA_DIR)}`
    : 'ADMIN_PASSWORD'
  const lines = [
    ...hosts.map((host) => `Site     ${address(host)}`),
    `Admin    ${address('localhost')}/admin (English: /en/admin)`,
    `Sign in  ${env.ADMIN_EMAIL}, password: ${password}`,
    'Stop     Ctrl-C',
  ]
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}

async function runOn(database: Database, settings: Env, secrets: Secrets): Promise<void> {
  const { signal } = stopping
  const env = childEnv(settings, secrets, database)
  const { hosts, seeded } = await prepareDatabase(env, signal)
  if (mode === 'dev') await bundleServer(root)
  else
    await step('Build', async () => [undefined, await buildWhenStale(root, env, signal, [settings.DATA_DIR])])
  const { HOST: host, PORT: port } = settings
  const server = await step('Server', async () => [await serve(root, { host, port, env, signal }), 'answers'])
  printAddresses(hosts, settings, env, seeded)
  // The signal may have aborted already, while the server started; `aborted` handles that case.
  const outcome = await Promise.race([server.ended, aborted(signal, stopping)])
  await server.stop()
  signal.throwIfAborted()
  throw new StartError(`The web server exited unexpectedly (${String(outcome)}).`)
}

async function start(): Promise<void> {
  const settings = parseEnv({ ...process.env, NODE_ENV: 'development' })
  const secrets = await loadSecrets(settings.DATA_DIR)
  const database = await step('Database', async () => {
    const opened = await openDatabase(settings, secrets)
    return [opened, opened.outcome]
  })
  try {
    await runOn(database, settings, secrets)
  } finally {
    await database.close()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort('stopped'))

try {
  await start()
} catch (error) {
  if (error !== 'stopped') printFailure(error)
  process.exitCode = error === 'stopped' ? 0 : 1
}
process.exit()
