import { randomUUID } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'

import { down, up } from '@/migrations/20261121_204031_one_canonical_url'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'

type Arguments = Parameters<typeof up>[0]

it('migration keeps the canonical URL that each page served, or makes the first one canonical', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const id = randomUUID()
  const kinds = ['een', 'meer', 'geen', 'leeg'] as const
  for (const kind of kinds) {
    const page = await createPage(payload, company)
    for (const name of ['c', 'b', 'a']) await createPageUrl(payload, company, page, `/${kind}-${name}-${id}`)
  }
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const migrated = drizzle.transaction(async (db) => {
    const args = { db, payload } as unknown as Arguments
    await down(args)
    await db.execute(sql`UPDATE page_urls SET canonical = CASE split_part(path, '-', 1)
      WHEN '/een' THEN path LIKE '/een-b-%' WHEN '/meer' THEN path NOT LIKE '/meer-a-%' WHEN '/geen' THEN false END
      WHERE path LIKE ${`%-${id}`}`)
    await up(args)
    const { rows } = await db.execute<{ path: string }>(
      sql`SELECT path FROM page_urls WHERE path LIKE ${`%-${id}`} AND canonical ORDER BY path`,
    )
    const nulls = await db.execute(sql`SELECT 1 FROM page_urls WHERE canonical IS NULL`)
    // Thrown to roll back.
    throw Object.assign(new Error('enough'), { found: [...rows.map(({ path }) => path), nulls.rows.length] })
  })
  await expect(migrated).rejects.toMatchObject({
    found: [`/een-b-${id}`, `/geen-a-${id}`, `/leeg-a-${id}`, `/meer-b-${id}`, 0],
  })
})
