import path from 'node:path'
import { inject } from 'vitest'
import { workerDatabase } from '@/src/testing/integration-setup'
import { hashQuickly } from '@/src/testing/quick-hashing'
import { databaseUrl } from '@/src/testing/temporary-postgres'

// Runs before any module reads the environment. Each worker has a database and a data folder of its own.
const name = workerDatabase(process.env.VITEST_POOL_ID)
process.env.DATABASE_URL = databaseUrl(inject('databaseServer'), name)
// A machine that has other work may need longer.
process.env.DATABASE_TIMEOUT_MS = '30000'
process.env.DATA_DIR = path.join(inject('dataFolder'), name)
// Nobody answers there: no test asks the DNS servers of this machine.
process.env.DNS_SERVERS = '127.0.0.1:9'

hashQuickly()
