import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { down, up } from '@/migrations/20261127_152200_published_brands'
import { migrateDatabase } from '@/scripts/prepare-database'
import { databaseUrl } from '@/src/testing/temporary-postgres'

const NAME = 'published_brands'
const TENANT = crypto.randomUUID()
const DOMAIN = crypto.randomUUID()
const LOGO = crypto.randomUUID()

const STORED = `
  INSERT INTO tenants (id, name, slug) VALUES ('${TENANT}', 'Kade', 'kade');
  INSERT INTO media (id, tenant_id) VALUES ('${LOGO}', '${TENANT}');
  INSERT INTO domains (id, tenant_id, hostname, theme_primary_color, theme_corner, logo_media_id)
    VALUES ('${DOMAIN}', '${TENANT}', 'kade.example', '#1d4ed8', 'round', '${LOGO}');
  INSERT INTO document_references (tenant_id, from_collection, from_id, version, path, to_collection, to_id)
    VALUES ('${TENANT}', 'domains', '${DOMAIN}', 'published', 'logoMedia', 'media', '${LOGO}');`

let admin: Client
let client: Client

async function connect(database: string): Promise<Client> {
  const connected = new Client({ connectionString: databaseUrl(inject('databaseServer'), database) })
  await connected.connect()
  return connected
}

// They use the connection only.
const migrate = (step: typeof up) => step({ db: drizzle(client) } as never)

beforeAll(async () => {
  admin = await connect('postgres')
  await admin.query(`CREATE DATABASE ${NAME}`)
  const DATABASE_URL = databaseUrl(inject('databaseServer'), NAME)
  await migrateDatabase({ ...process.env, NODE_ENV: 'test', DATABASE_URL })
  client = await connect(NAME)
}, 120_000)

afterAll(async () => {
  await client.end()
  await admin.query(`DROP DATABASE ${NAME}`)
  await admin.end()
})

const all = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows

it('how each domain looks stays published, and is the first version of its brand', async () => {
  await client.query(STORED)
  await migrate(up)
  const look = { color: '#1d4ed8', corner: 'round', logo: LOGO, status: 'published' }
  expect(
    await all(`SELECT theme_primary_color AS color, theme_corner AS corner, logo_media_id AS logo, _status AS status,
      domain_id AS domain, tenant_id AS tenant FROM brands`),
  ).toEqual([{ ...look, domain: DOMAIN, tenant: TENANT }])
  expect(
    await all(`SELECT version_theme_primary_color AS color, version_theme_corner AS corner, latest,
      version_logo_media_id AS logo, version__status AS status FROM _brands_v`),
  ).toEqual([{ ...look, latest: true }])
  expect(
    await all(
      `SELECT version, to_id FROM document_references WHERE from_collection = 'brands' ORDER BY version`,
    ),
  ).toEqual(['draft', 'published'].map((version) => ({ version, to_id: LOGO })))
})

it('goes back to what the domain has, and comes again', async () => {
  await migrate(down)
  expect(await all('SELECT id FROM brands UNION ALL SELECT id FROM _brands_v')).toEqual([])
  expect(await all('SELECT theme_primary_color AS color FROM domains')).toEqual([{ color: '#1d4ed8' }])
  await migrate(up)
  expect(await all('SELECT domain_id AS domain FROM brands')).toEqual([{ domain: DOMAIN }])
})
