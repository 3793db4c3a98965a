import { aborted } from 'node:util'
import { buildWhenStale } from '@/scripts/build'
import { childEnv, firstAccount, serverEnv } from '@/scripts/child-env'
import { connectExternal, startEmbedded, type Database } from '@/scripts/database'
import { prepareDatabase, type Prepared } from '@/scripts/prepare-database'
import { printFailure, StartError, step } from '@/scripts/progress.mjs'
import { loadSecrets, writeSecrets, type Secrets } from '@/scripts/secrets'
import { serve } from '@/scripts/serve'
import { bundleServer } from '@/scripts/server-bundle'
import { sideBySide } from '@/scripts/side-by-side'
import { signInLines } from '@/scripts/sign-in'
import { root } from '@/scripts/root'
import { parseEnv, type Env } from '@/src/platform/env-schema'

const mode = process.argv.includes('--dev') ? 'dev' : 'start'
const stopping = new AbortController()
const MEMORY_FOR_BOTH = 3 * 1024 ** 3

function openDatabase(settings: Env, secrets: Secrets): Promise<Database> {
  if (process.env.DATABASE_URL) return connectExternal(settings.DATABASE_URL)
  const site = `http://localhost:${settings.PORT}`
  return startEmbedded(settings.DATA_DIR, secrets, site, (reason) => stopping.abort(reason))
}

/** Stores which account this start created, because a later one may have another ADMIN_EMAIL. */
async function rememberFirstAccount(settings: Env, secrets: Secrets, email: string): Promise<Secrets> {
  const generated = settings.ADMIN_PASSWORD === undefined
  const current = { ...(await loadSecrets(settings.DATA_DIR)), firstAccount: { email, generated } }
  await writeSecrets(settings.DATA_DIR, current)
  return { ...secrets, ...current }
}

function printAddresses(
  { hosts, hasAccount, seeded }: Prepared,
  settings: Env,
  { secrets, email }: { secrets: Secrets; email: string },
): void {
  const address = (host: string) => `http://${host}:${settings.PORT}`
  const signIn = signInLines({
    email,
    hasAccount,
    created: seeded,
    passwordSet: settings.ADMIN_PASSWORD !== undefined,
    dataDir: settings.DATA_DIR,
    secrets,
  })
  const lines = [
    ...hosts.map((host) => `Site     ${address(host)}`),
    `Admin    ${address('localhost')}/admin (English: /en/admin)`,
    ...signIn.map((line, index) => `${index === 0 ? 'Sign in' : ''}`.padEnd(9) + line),
    'Stop     Ctrl-C',
  ]
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}

async function build(settings: Env, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  if (mode === 'dev') return bundleServer(root)
  await step('Build', async (report) => [
    undefined,
    await buildWhenStale(root, env, signal, [settings.DATA_DIR], report),
  ])
}

/** A build takes 1.8 GB and content half of one: side by side only where both have room. */
const limit = (): number => (process.availableMemory() < MEMORY_FOR_BOTH ? 1 : 2)

async function runOn(database: Database, settings: Env, secrets: Secrets): Promise<void> {
  const { signal } = stopping
  const nodeEnv = mode === 'dev' ? 'development' : 'production'
  const env = {
    ...childEnv(nodeEnv, settings, secrets, database.url),
    ...firstAccount(settings, secrets),
  }
  const [prepared] = await sideBySide<[Prepared, void]>(signal, limit(), [
    (stop) => prepareDatabase(env, stop),
    (stop) => build(settings, env, stop),
  ])
  const email = env.ADMIN_EMAIL
  const known = prepared.seeded ? await rememberFirstAccount(settings, secrets, email) : secrets
  const { HOST: host, PORT: port } = settings
  const server = await step('Server', async () => [
    await serve(root, { host, port, env: serverEnv(env), signal }),
    'answers',
  ])
  printAddresses(prepared, settings, { secrets: known, email })
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
