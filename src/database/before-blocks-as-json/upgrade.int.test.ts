import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { migrations } from '@/migrations'
import { upgradeFromBlockTables } from '@/migrations/from_block_tables/upgrade'
import { migrateDatabase } from '@/scripts/prepare-database'
import { payloadInstance } from '@/src/platform/payload'
import { describeSchema } from '@/src/testing/describe-schema'
import { databaseUrl } from '@/src/testing/temporary-postgres'

/** Blocks by table and id of a document or version, in all locales. */
type Blocks = Record<string, Record<string, unknown[]>>

/** A column of blocks per table. */
const COLUMNS = {
  pages: 'blocks',
  _pages_v: 'version_blocks',
  templates: 'blocks',
  _templates_v: 'version_blocks',
  forms: 'fields',
} as const

const NAME = 'upgraded_from_block_tables'

let payload: Payload
let admin: Client
let upgraded: Client

const unpacked = async (file: string): Promise<string> =>
  gunzipSync(await readFile(new URL(file, import.meta.url))).toString()

async function connect(database: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl(inject('databaseServer'), database) })
  await client.connect()
  return client
}

beforeAll(async () => {
  payload = await payloadInstance()
  admin = await connect('postgres')
  await admin.query(`CREATE DATABASE ${NAME}`)
  // A page and a template with every block, in two locales, with drafts and versions, as the tag stored them.
  const old = await connect(NAME)
  await old.query(await unpacked('database.sql.gz'))
  await old.end()
  const DATABASE_URL = databaseUrl(inject('databaseServer'), NAME)
  await migrateDatabase({ ...process.env, NODE_ENV: 'test', DATABASE_URL })
  upgraded = await connect(NAME)
}, 120_000)

afterAll(async () => {
  await upgraded.end()
  await admin.query(`DROP DATABASE ${NAME}`)
  await admin.end()
})

describe('upgrading a database of the tag before-blocks-as-json', () => {
  it('keeps all blocks of documents, drafts and versions, in all locales', async () => {
    const before = JSON.parse(await unpacked('blocks.json.gz')) as Blocks
    for (const [table, column] of Object.entries(COLUMNS)) {
      const { rows } = await upgraded.query<{ id: string; blocks: unknown[] }>(
        `SELECT id, ${column} AS blocks FROM ${table}`,
      )
      expect(Object.fromEntries(rows.map(({ id, blocks }) => [id, blocks]))).toEqual(before[table])
    }
  })

  it('results in the schema of a new database', async () => {
    const { rows } = await payload.db.pool.query<{ name: string }>('SELECT current_database() AS name')
    const created = await connect(String(rows[0]?.name))
    const schemas = [await describeSchema(upgraded), await describeSchema(created)]
    await created.end()
    expect(schemas[0]).toEqual(schemas[1])
  })

  it('replaces the names of the migrations that ran', async () => {
    const { rows } = await upgraded.query('SELECT name FROM payload_migrations ORDER BY name')
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })))
  })

  it('stores the references of documents and drafts', async () => {
    const { rows } = await upgraded.query(
      `SELECT version, to_collection FROM document_references WHERE path LIKE 'blocks.%' GROUP BY 1, 2 ORDER BY 1, 2`,
    )
    const targets = ['building-blocks', 'forms', 'media', 'pages', 'products']
    expect(rows).toEqual(
      ['draft', 'published'].flatMap((version) =>
        targets.map((to_collection) => ({ version, to_collection })),
      ),
    )
  })
})

it('rejects an older database and names the tag to upgrade through', async () => {
  const rollback = new Error('rollback')
  const attempt = payload.db.drizzle.transaction(async (db) => {
    await db.execute(`INSERT INTO payload_migrations (name) VALUES ('20261121_000001_initial')`)
    await expect(upgradeFromBlockTables(db)).rejects.toThrow(
      /too old.*lacks 20261121_000002_locales.*git checkout before-blocks-as-json/s,
    )
    throw rollback
  })
  await expect(attempt).rejects.toBe(rollback)
})
