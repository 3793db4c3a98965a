import config from '@payload-config'
import { Client } from 'pg'
import { getPayload, type Payload } from 'payload'
import { migrations } from '@/migrations'
import { printFailure, StartError, step } from '@/scripts/progress.mjs'
import { seed } from '@/src/seed'
import { env } from '@/src/platform/env'
import { migrateAndVerify } from '@/src/upstream/payload/verify-migrations'

/** When several nodes start on one database, one migrates and seeds it while the others wait. */
const PREPARE_LOCK = 7_434_836

async function migrate(payload: Payload, pending: () => Promise<string[]>): Promise<void> {
  const left = await migrateAndVerify(payload, migrations, pending)
  if (left.length > 0) throw new StartError(`These migrations did not run: ${left.join(', ')}.`)
}

async function findPending(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('payload_migrations') as name`,
  )
  const { rows } = tables[0]?.name
    ? await client.query<{ name: string }>('select name from payload_migrations')
    : { rows: [] }
  const done = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !done.has(name))
}

/** The hostnames of sites that resolve to this machine without DNS. */
async function findLocalHosts(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'domains',
    overrideAccess: true,
    pagination: false,
    depth: 0,
    sort: 'createdAt',
    where: { redirectTo: { exists: false } },
  })
  return docs
    .map(({ hostname }) => hostname)
    .filter((host) => host === 'localhost' || host.endsWith('.localhost'))
}

async function seedOnce(payload: Payload): Promise<[seeded: boolean, outcome: string]> {
  const { totalDocs } = await payload.count({ collection: 'tenants', overrideAccess: true })
  if (totalDocs > 0) return [false, 'already present']
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (!email || !password)
    throw new StartError('ADMIN_EMAIL and ADMIN_PASSWORD are needed to create the first account.')
  await seed(payload, { email, password })
  return [true, 'written']
}

async function prepare(): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
  const pending = await findPending(client)
  const payload = await step(
    'Migrations',
    async () => {
      const started = await getPayload({ config, disableOnInit: true })
      await migrate(started, () => findPending(client))
      return [started, pending.length > 0 ? `${pending.length} run` : 'up to date']
    },
    0,
  )
  const seeded = process.argv.includes('--empty') ? false : await step('Content', () => seedOnce(payload))
  const hosts = await findLocalHosts(payload)
  await new Promise((resolve) => process.send?.({ hosts, seeded }, resolve))
  await client.end()
}

try {
  await prepare()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
process.exit()
