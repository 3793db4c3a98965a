import type { Payload, Where } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

const DRAFTS = 4

/** The physical addresses of the versions of a page, oldest first: a row that is written again gets another. */
async function addressesOf({ db }: Payload, id: string): Promise<string[]> {
  const { rows } = await db.drizzle.execute<{ ctid: string }>(
    sql`select ctid::text from _pages_v where parent_id = ${id} order by created_at`,
  )
  return rows.map(({ ctid }) => ctid)
}

/** How many older versions another draft writes again. */
async function rewritten(save: (work: () => Promise<unknown>) => Promise<unknown>): Promise<number> {
  const payload = await payloadInstance()
  const { id } = await createPage(payload, await createCompany(payload), { status: 'draft' })
  const draft = (title: string) =>
    payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      draft: true,
      data: { title },
      overrideAccess: true,
    })
  for (let made = 0; made < DRAFTS; made += 1) await draft(`Concept ${made}`)
  const before = await addressesOf(payload, id)
  await save(() => draft('Nog een'))
  const after = new Set(await addressesOf(payload, id))
  return before.filter((address) => !after.has(address)).length
}

it('Payload rewrites every version of a document for a new one', async () => {
  const payload = await payloadInstance()
  expect(await rewritten((work) => withPlainAdapter(payload, ['createVersion'], work))).toBe(DRAFTS + 1)
})

it('writes only the version again that was the latest', async () => {
  expect(await rewritten((work) => work())).toBe(1)
})

it('leaves exactly one version the latest', async () => {
  const payload = await payloadInstance()
  const { id } = await createPage(payload, await createCompany(payload))
  const page = { collection: 'pages', id, locale: 'nl', overrideAccess: true } as const
  await payload.update({ ...page, draft: true, data: { title: 'Concept' } })
  await payload.update({ ...page, data: { title: 'Openbaar', _status: 'published' } })
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where,
    locale: 'nl',
    overrideAccess: true,
  })
  expect(docs.map(({ version }) => version.title)).toEqual(['Openbaar'])
})
