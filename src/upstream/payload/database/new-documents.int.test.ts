import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'

import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { recordStatements } from '@/src/testing/statements'
import { createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

/** How many statements update or look for other versions of a page. */
const aboutOthers = (statements: readonly string[]): number =>
  statements.filter(
    (text) => text.includes('SET latest = false') || /"_pages_v"."parent_id" = .* limit /.test(text),
  ).length

it('Payload looks for other versions of a new document', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const sent = await recordStatements(payload, () =>
    withPlainAdapter(payload, ['createVersion', 'findVersions'], () => createPage(payload, company)),
  )
  expect(aboutOthers(sent)).toBe(2)
})

it('sends no statement about older versions of a new document', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  expect(aboutOthers(await recordStatements(payload, () => createPage(payload, company)))).toBe(0)
})

it('knows the versions of a document that one transaction creates and saves again', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const req = await createLocalReq({}, payload)
  const page = await inTransaction(req, async () => {
    const save = { collection: 'pages', locale: 'nl', draft: true, req, overrideAccess: true } as const
    const data = { tenant: company.tenant.id, title: 'Nieuw', layout: 'main' as const }
    const { id } = await payload.create({ ...save, data })
    return payload.update({ ...save, id, data: { title: 'Concept' } })
  })
  const { rows } = await payload.db.drizzle.execute<{ title: string }>(
    sql`select t.version_title as title from _pages_v v join _pages_v_locales t on t._parent_id = v.id
        where v.parent_id = ${page.id} and v.latest and t._locale = 'nl'`,
  )
  expect(rows).toEqual([{ title: 'Concept' }])
})
