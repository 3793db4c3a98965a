import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { createCompany } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { renewLock, LOCKS } from './keep-lock'

// What our hook makes of it: secure-lock-collection.int.test.ts.
it('Payload ends the lock with an autosave', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const { id } = await createPage(payload, company, { status: 'draft' })
  const document = { relationTo: 'pages' as const, value: id }
  const user = { relationTo: 'users' as const, value: company.editor.id }
  await payload.db.create({ collection: LOCKS, data: { document, user } })
  const { status } = await withoutHooks(payload, 'pages', [renewLock], () =>
    restRequest(payload, company.editor, 'PATCH', `pages/${id}?locale=nl&draft=true&autosave=true`, {
      body: { title: 'Nog bezig' },
    }),
  )
  const where = { 'document.value': { equals: id } }
  const { totalDocs } = await payload.count({ collection: LOCKS, where, overrideAccess: true })
  expect([status, totalDocs]).toEqual([200, 0])
})
