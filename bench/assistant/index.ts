import { migrateDatabase } from '@/scripts/prepare-database'
import { startTemporaryPostgres } from '@/src/testing/temporary-postgres'

/** Runs on a Postgres of its own, with durable commits as in production. */
const postgres = await startTemporaryPostgres([])
try {
  process.env.DATABASE_URL = postgres.url
  process.env.LOG_LEVEL = 'error'
  await migrateDatabase(process.env)
  const { measureAssistant } = await import('./measure')
  await measureAssistant()
} finally {
  await postgres.stop()
}
process.exit()
