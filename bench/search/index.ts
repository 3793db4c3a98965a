import { migrateDatabase } from '@/scripts/prepare-database'
import { startTemporaryPostgres } from '@/src/testing/temporary-postgres'

/** Runs on a Postgres of its own. */
const postgres = await startTemporaryPostgres([])
try {
  process.env.DATABASE_URL = postgres.url
  process.env.LOG_LEVEL = 'error'
  await migrateDatabase(process.env)
  const { measureSearch } = await import('./measure')
  await measureSearch()
} finally {
  await postgres.stop()
}
process.exit()
