import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { LOCKS } from './keep-lock'
import { lockErrorMessage } from './translate-lock-error'

it('Payload reports a locked document in English in a Dutch panel', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const { id } = await createPage(payload, company)
  const document = { relationTo: 'pages' as const, value: id }
  const user = { relationTo: 'users' as const, value: company.admin.id }
  await payload.db.create({ collection: LOCKS, data: { document, user } })
  const req = await createLocalReq({ user: company.editor }, payload)
  expect(req.i18n.language).toBe('nl')
  const error: unknown = await payload
    .update({
      collection: 'pages',
      id,
      locale: 'nl',
      data: {},
      req,
      overrideLock: false,
      overrideAccess: true,
    })
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    status: 423,
    message: expect.stringContaining('is currently locked') as string,
  })
  expect(lockErrorMessage(error, req)).toMatch(/^Iemand anders bewerkt dit nu/)
})
