import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { Client } from 'pg'
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload'
import { migrations } from '@/migrations'
import {
  LEFT_TO_STORE,
  REFERENCES_TO_STORE,
  SEARCH_TEXTS_TO_STORE,
  TRANSLATIONS_TO_STORE,
} from '@/migrations/from_block_tables/marker'
import { findPending } from '@/scripts/database-state'
import type { PrepareMessage } from '@/scripts/prepare-database'
import { printFailure, StartError } from '@/scripts/progress.mjs'
import { rebuildReferences } from '@/src/database/references/rebuild'
import { storeEarlierSearchTexts } from '@/src/database/search/rebuild'
import { storeEarlierTranslations } from '@/src/database/translations/rebuild'
import { requestConnection } from '@/src/platform/database/connection'
import { withStatementLimit } from '@/src/platform/database/limited-client'
import { inTransaction } from '@/src/platform/database/transaction'
import { seed } from '@/src/seed'
import { env } from '@/src/platform/env'
import { migrateAndVerify } from '@/src/upstream/payload/verify-migrations'

/** When several nodes start on one database, one migrates and seeds it while the others wait. */
const PREPARE_LOCK = 7_434_836

/** An index on a table of millions of rows takes minutes. */
const STATEMENT_LIMIT_MS = 6 * 3_600_000

const LAST = '--last='
const last = process.argv.find((argument) => argument.startsWith(LAST))?.slice(LAST.length)
const end = last === undefined ? migrations.length : migrations.findIndex(({ name }) => name === last) + 1
const selected = migrations.slice(0, end)
/** What is left to do later. Documents are read with the schema after the last migration. */
const skipped: readonly string[] =
  end < migrations.length ? [...migrations.slice(end).map(({ name }) => name), ...LEFT_TO_STORE] : []

/** Sends a message to the parent, and waits until it is on its way. */
const send = (message: PrepareMessage) =>
  new Promise<void>((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()))

async function migrate(payload: Payload, pending: () => Promise<string[]>): Promise<void> {
  const left = await migrateAndVerify(payload, selected, async () => {
    for (const [marker, store] of TO_STORE)
      if ((await pending()).includes(marker)) await storeLater(payload, marker, store)
    return pending()
  })
  if (left.length > 0) throw new StartError(`These migrations did not run: ${left.join(', ')}.`)
}

/** What an upgraded database gets after its last migration, by reading every document. */
const TO_STORE: readonly [string, (req: PayloadRequest) => Promise<unknown>][] = [
  [REFERENCES_TO_STORE, rebuildReferences],
  [TRANSLATIONS_TO_STORE, storeEarlierTranslations],
  [SEARCH_TEXTS_TO_STORE, storeEarlierSearchTexts],
]

async function storeLater(
  payload: Payload,
  marker: string,
  store: (req: PayloadRequest) => Promise<unknown>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await store(req)
    const connection = await requestConnection(req)
    await connection.execute(sql`DELETE FROM payload_migrations WHERE name = ${marker}`)
  })
}

async function seedOnce(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'tenants', overrideAccess: true })
  if (totalDocs > 0) return false
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (!email || !password)
    throw new StartError('ADMIN_EMAIL and ADMIN_PASSWORD are needed to create the first account.')
  await seed(payload, { email, password }, (done, of) => {
    process.send?.({ step: 'Content', done, of } satisfies PrepareMessage)
  })
  return true
}

async function prepare(): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
  const findSelected = async () => (await findPending(client)).filter((name) => !skipped.includes(name))
  const pending = await findSelected()
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload, findSelected)
  const outcome = pending.length > 0 ? `${pending.length} run` : 'up to date'
  await send({ step: 'Migrations', outcome })
  if (!process.argv.includes('--empty')) {
    const seeded = await seedOnce(payload)
    await send({ step: 'Content', outcome: seeded ? 'written' : 'already present' })
    await send({ seeded })
  }
  await client.end()
}

try {
  await withStatementLimit(STATEMENT_LIMIT_MS, prepare)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
process.exit()
