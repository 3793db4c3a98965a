import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { LOCKS } from './keep-lock'
import { showLockOwner } from './name-lock-owner'

// What our hook makes of it: secure-lock-collection.int.test.ts.
it('Payload gives the id of the owner to whoever may not read the account', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const { id } = await createPage(payload, company)
  const document = { relationTo: 'pages' as const, value: id }
  const user = { relationTo: 'users' as const, value: company.admin.id }
  await payload.db.create({ collection: LOCKS, data: { document, user } })
  const { docs } = await withoutHooks(payload, LOCKS, [showLockOwner], () =>
    payload.find({
      ...{ collection: LOCKS, where: { 'document.value': { equals: id } }, depth: 1 },
      ...{ overrideAccess: false, user: company.editor },
    }),
  )
  expect(docs.map((lock) => lock.user.value)).toEqual([company.admin.id])
})
