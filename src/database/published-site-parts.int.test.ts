import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import * as columns from '@/migrations/20261127_111725_drafts_of_navigation_and_footer'
import * as rows from '@/migrations/20261127_111800_published_navigation_and_footer'
import { migrateDatabase } from '@/scripts/prepare-database'
import { describeSchema } from '@/src/testing/describe-schema'
import { databaseUrl } from '@/src/testing/temporary-postgres'

const NAME = 'published_site_parts'
const TENANT = crypto.randomUUID()
const NAVIGATION = crypto.randomUUID()
const FOOTER = crypto.randomUUID()
const PAGE = crypto.randomUUID()

/** As it was stored before there were drafts, with texts in Dutch, and some in English. */
const STORED = `
  INSERT INTO tenants (id, name, slug) VALUES ('${TENANT}', 'Kade', 'kade');
  INSERT INTO pages (id, tenant_id) VALUES ('${PAGE}', '${TENANT}');
  INSERT INTO navigation (id, tenant_id, call_to_action_enabled, call_to_action_link_type, call_to_action_link_url)
    VALUES ('${NAVIGATION}', '${TENANT}', true, 'url', '/bel');
  INSERT INTO navigation_locales (_parent_id, _locale, call_to_action_link_label) VALUES ('${NAVIGATION}', 'nl', 'Bel');
  INSERT INTO navigation_items (id, _parent_id, _order, link_type, link_page_id, link_new_tab)
    VALUES ('werk', '${NAVIGATION}', 1, 'page', '${PAGE}', true), ('over', '${NAVIGATION}', 2, 'page', '${PAGE}', false);
  INSERT INTO navigation_items_locales (_parent_id, _locale, link_label)
    VALUES ('werk', 'nl', 'Werk'), ('werk', 'en', 'Work'), ('over', 'nl', 'Over');
  INSERT INTO navigation_items_children (id, _parent_id, _order, link_type, link_url)
    VALUES ('zaak', 'werk', 1, 'url', '/zaak');
  INSERT INTO navigation_items_children_locales (_parent_id, _locale, link_label) VALUES ('zaak', 'en', 'Case');
  INSERT INTO footer (id, tenant_id) VALUES ('${FOOTER}', '${TENANT}');
  INSERT INTO footer_locales (_parent_id, _locale, statement) VALUES ('${FOOTER}', 'en', 'Goodbye');
  INSERT INTO footer_columns (id, _parent_id, _order) VALUES ('meer', '${FOOTER}', 1);
  INSERT INTO footer_columns_locales (_parent_id, _locale, heading) VALUES ('meer', 'nl', 'Meer');
  INSERT INTO footer_columns_links (id, _parent_id, _order, link_type, link_url) VALUES ('hier', 'meer', 1, 'url', '#');
  INSERT INTO footer_columns_links_locales (_parent_id, _locale, link_label) VALUES ('hier', 'nl', 'Hier');
  INSERT INTO document_references (tenant_id, from_collection, from_id, version, path, to_collection, to_id)
    VALUES ('${TENANT}', 'navigation', '${NAVIGATION}', 'published', 'items.0.link.page', 'pages', '${PAGE}');`

let admin: Client
let client: Client

async function connect(database: string): Promise<Client> {
  const connected = new Client({ connectionString: databaseUrl(inject('databaseServer'), database) })
  await connected.connect()
  return connected
}

type Direction = 'up' | 'down'
async function migrate(direction: Direction): Promise<void> {
  const steps = direction === 'up' ? [columns, rows] : [rows, columns]
  const db = drizzle(client)
  // They use the connection only.
  for (const step of steps) await step[direction]({ db } as never)
}

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

it('a navigation and a footer stay published in every language, and are their first version, with all texts', async () => {
  const schema = await describeSchema(client)
  await migrate('down')
  await client.query(STORED)
  await migrate('up')
  expect(await describeSchema(client)).toEqual(schema)

  const published = ['nl', 'en'].map((locale) => ({ locale, status: 'published' }))
  for (const [table, status] of [
    ['navigation_locales', '_status'],
    ['footer_locales', '_status'],
    ['_navigation_v_locales', 'version__status'],
    ['_footer_v_locales', 'version__status'],
  ])
    expect(
      await all(`SELECT _locale AS locale, ${status} AS status FROM ${table} ORDER BY _locale`),
      table,
    ).toEqual(published)

  expect(
    await all('SELECT parent_id, latest, version_call_to_action_link_url AS url FROM _navigation_v'),
  ).toEqual([{ parent_id: NAVIGATION, latest: true, url: '/bel' }])
  expect(
    await all(`SELECT i._uuid AS id, i.link_page_id AS page, i.link_new_tab AS tab, l._locale AS locale, l.link_label AS label
      FROM _navigation_v_version_items i JOIN _navigation_v_version_items_locales l ON l._parent_id = i.id
      ORDER BY i._order, l._locale`),
  ).toEqual([
    { id: 'werk', page: PAGE, tab: true, locale: 'nl', label: 'Werk' },
    { id: 'werk', page: PAGE, tab: true, locale: 'en', label: 'Work' },
    { id: 'over', page: PAGE, tab: false, locale: 'nl', label: 'Over' },
  ])
  expect(
    await all(`SELECT c._uuid AS id, i._uuid AS item, c.link_url AS url, l.link_label AS label
      FROM _navigation_v_version_items_children c
      JOIN _navigation_v_version_items i ON i.id = c._parent_id
      JOIN _navigation_v_version_items_children_locales l ON l._parent_id = c.id`),
  ).toEqual([{ id: 'zaak', item: 'werk', url: '/zaak', label: 'Case' }])
  expect(
    await all(`SELECT t.version_statement AS statement FROM _footer_v v
      JOIN _footer_v_locales t ON t._parent_id = v.id WHERE v.parent_id = '${FOOTER}' AND t._locale = 'en'`),
  ).toEqual([{ statement: 'Goodbye' }])
  expect(
    await all(`SELECT c._uuid AS id, h.heading, k._uuid AS link, l.link_label AS label
      FROM _footer_v_version_columns c
      JOIN _footer_v_version_columns_locales h ON h._parent_id = c.id
      JOIN _footer_v_version_columns_links k ON k._parent_id = c.id
      JOIN _footer_v_version_columns_links_locales l ON l._parent_id = k.id`),
  ).toEqual([{ id: 'meer', heading: 'Meer', link: 'hier', label: 'Hier' }])
  expect(await all('SELECT version, to_id FROM document_references ORDER BY version DESC')).toEqual(
    ['published', 'draft'].map((version) => ({ version, to_id: PAGE })),
  )
})
