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
async function openDatabase(settings: Env, secrets: Secrets): Promise<Database> {
  if (process.env.DATABASE_URL) return connectExternal(settings.DATABASE_URL)
  const running = await connectRunning(secrets)
  if (running) return running
  return startEmbedded(settings.DATA_DIR, secrets, 'npm run admin', printFailure)
}

/** `npm run admin -- <email> [--create]`: sets a new password for an account, or creates a super admin. */
async function admin(): Promise<void> {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const settings = parseEnv({ ...process.env, NODE_ENV: 'development' })
  const secrets = await loadSecrets(settings.DATA_DIR)
  const database = await openDatabase(settings, secrets)
  try {
    const { pending } = await readDatabase(database.url, '')
    if (pending.length > 0) throw new StartError('The database is not migrated yet. Run npm run up first.')
    const logging = { LOG_LEVEL: process.env.LOG_LEVEL || 'error' }
    Object.assign(process.env, childEnv('production', settings, secrets, database.url), logging)
    // Loaded now, because the modules behind it read the environment.
    const { runAdmin } = await import('@/scripts/admin-account')
    await runAdmin(process.argv.slice(2))
  } finally {
    await database.close()
  }
}

try {
  await admin()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
process.exit()
