import { existsSync } from 'node:fs'
import path from 'node:path'
import { childEnv } from '@/scripts/child-env'
import { connectExternal, connectRunning, startEmbedded, type Database } from '@/scripts/database'
import { readDatabase } from '@/scripts/database-state'
import { printFailure, StartError } from '@/scripts/progress.mjs'
import { root } from '@/scripts/root'
import { loadSecrets, type Secrets } from '@/scripts/secrets'
import { parseEnv, type Env } from '@/src/platform/env-schema'

/** The database of the site, whether it runs or not. */
async function openDatabase(command: string, settings: Env, secrets: Secrets): Promise<Database> {
  if (process.env.DATABASE_URL) return connectExternal(settings.DATABASE_URL)
  const running = await connectRunning(secrets)
  if (running) return running
  return startEmbedded(settings.DATA_DIR, secrets, command, printFailure)
}

/** `needsMigrated`: whether the work needs a database to which all migrations were applied; default true. */
type Options = { needsMigrated?: boolean }

async function runWithDatabase(
  command: string,
  work: () => Promise<void>,
  { needsMigrated = true }: Options,
): Promise<void> {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const settings = parseEnv({ ...process.env, NODE_ENV: 'development' })
  const secrets = await loadSecrets(settings.DATA_DIR)
  const database = await openDatabase(command, settings, secrets)
  try {
    const { pending } = await readDatabase(database.url, '')
    if (needsMigrated && pending.length > 0)
      throw new StartError('The database is not migrated yet. Run npm run up first.')
    const logging = { LOG_LEVEL: process.env.LOG_LEVEL || 'error' }
    Object.assign(process.env, childEnv('production', settings, secrets, database.url), logging)
    await work()
  } finally {
    await database.close()
  }
}

/**
 * Runs a command of an operator on the database of the site, prints its failure, and ends the process.
 * @param command as typed, for messages
 * @param work imports what reads the environment, which is set only then
 */
export async function onDatabase(
  command: string,
  work: () => Promise<void>,
  options: Options = {},
): Promise<void> {
  try {
    await runWithDatabase(command, work, options)
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
  process.exit()
}
