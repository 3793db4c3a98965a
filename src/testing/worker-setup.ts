import path from 'node:path'
import { inject } from 'vitest'
import { workerDatabase } from '@/src/testing/integration-setup'
import { databaseUrl } from '@/src/testing/temporary-postgres'

// Before any module of the app reads its settings. What a worker stores, no other finds.
const name = workerDatabase(process.env.VITEST_POOL_ID)
process.env.DATABASE_URL = databaseUrl(inject('databaseServer'), name)
process.env.DATA_DIR = path.join(inject('dataFolder'), name)
