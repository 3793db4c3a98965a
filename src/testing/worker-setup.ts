import { inject } from 'vitest'
import { workerDatabase } from '@/src/testing/integration-setup'
import { databaseUrl } from '@/src/testing/temporary-postgres'

// Before any module of the app reads its settings.
process.env.DATABASE_URL = databaseUrl(inject('databaseServer'), workerDatabase(process.env.VITEST_POOL_ID))
