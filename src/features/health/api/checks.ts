import { sql } from '@payloadcms/db-postgres'

import { logger } from '@/src/platform/logger'
import { checkStorage } from '@/src/features/media'
import type { InstallationContext } from '@/src/api/core/environment'

/** A check that takes longer has failed. */
const TIMEOUT_MS = 3000

type Check = (installation: InstallationContext) => Promise<'ok' | 'failed'>

/** Runs a check; the reason of a failure is logged, not returned. */
const check =
  (name: string, run: (installation: InstallationContext) => Promise<unknown>): Check =>
  async (installation) => {
    const late = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`took more than ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref()
    })
    try {
      await Promise.race([run(installation), late])
      return 'ok'
    } catch (error) {
      logger.warn({ err: error, check: name }, 'Not ready')
      return 'failed'
    }
  }

export const checkDatabase = check('database', async ({ payload }) => {
  const { db } = await payload()
  await db.drizzle.execute(sql`select 1`)
})

/** Every migration of this build has run. Later ones, of a newer node beside this one, are fine. */
export const migrationsRan = check('migrations', async ({ payload, migrations }) => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'payload-migrations',
    pagination: false,
    // A system check: there is no user, and only names are read.
    overrideAccess: true,
  })
  const done = new Set(docs.map(({ name }) => name))
  const missing = migrations.filter((name) => !done.has(name))
  if (missing.length > 0) throw new Error(`migrations have not run: ${missing.join(', ')}`)
})

/** The storage of media: the folder, or the bucket with the configured credentials. */
export const storageWritable = check('storage', checkStorage)
