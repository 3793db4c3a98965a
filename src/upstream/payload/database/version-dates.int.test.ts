import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

type Save = { draft: boolean; autosave?: boolean; data: object }

/** A page whose newest version was saved by a clock that is an hour ahead. */
async function pageFromAhead(status: 'draft' | 'published') {
  const { id } = await createPage(payload, company, { status })
  const page = { collection: 'pages', id, locale: 'nl', overrideAccess: true } as const
  const save = (args: Save) => payload.update({ ...page, ...args })
  await save({ draft: true, data: { title: 'Eerder' } })
  await payload.db.drizzle.execute(
    sql`UPDATE _pages_v SET updated_at = updated_at + interval '1 hour' WHERE parent_id = ${id}`,
  )
  const read = async () => (await payload.findByID({ ...page, draft: true })).title
  return { save, read, id }
}

it('Payload does not read a draft that was saved by a clock that is behind', async () => {
  const { save, read } = await pageFromAhead('draft')
  await withPlainAdapter(payload, ['createVersion'], () => save({ draft: true, data: { title: 'Later' } }))
  expect(await read()).toBe('Eerder')
})

it.each(['draft', 'published'] as const)('reads what was saved last (%s)', async (status) => {
  const { save, read } = await pageFromAhead(status)
  for (const title of ['Later', 'Het laatst']) {
    await save({ draft: true, data: { title } })
    expect(await read()).toBe(title)
  }
  await save({ draft: true, autosave: true, data: { title: 'Vanzelf' } })
  expect(await read()).toBe('Vanzelf')
  await save({ draft: true, autosave: true, data: { title: 'Vanzelf weer' } })
  expect(await read()).toBe('Vanzelf weer')
  await save({ draft: false, data: { title: 'Openbaar', _status: 'published' } })
  expect(await read()).toBe('Openbaar')
})

it('leaves one version the latest, and the date of a version in time as it is', async () => {
  const { id, save } = await pageFromAhead('published')
  await save({ draft: true, data: { title: 'Later' } })
  const latest = await payload.db.drizzle.execute<{ title: string }>(sql`
    SELECT t.version_title AS title FROM _pages_v v JOIN _pages_v_locales t ON t._parent_id = v.id
    WHERE v.parent_id = ${id} AND v.latest AND t._locale = 'nl'`)
  expect(latest.rows).toEqual([{ title: 'Later' }])
  const other = await createPage(payload, company, { status: 'draft' })
  const before = Date.now()
  const page = { collection: 'pages', id: other.id, locale: 'nl', overrideAccess: true } as const
  await payload.update({ ...page, draft: true, data: { title: 'Nu' } })
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: other.id } },
    sort: '-updatedAt',
    overrideAccess: true,
  })
  const saved = Date.parse(docs[0]?.updatedAt ?? '')
  expect(saved).toBeGreaterThanOrEqual(before)
  expect(saved).toBeLessThanOrEqual(Date.now() + 1)
})
