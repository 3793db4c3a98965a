import { killTransaction } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createImage, storedFilesNamed } from '@/src/testing/images'
import { createCompany } from '@/src/testing/tenants'
import { transaction } from '@/src/testing/transaction'
import { withoutHooks } from '@/src/testing/unpatched'

// What our hooks make of it: collections/Media/transactions.int.test.ts.
it('Payload deletes a file although its transaction is rolled back', async () => {
  const payload = await payloadInstance()
  const { id, filename } = await createImage(payload, await createCompany(payload))
  await withoutHooks(payload, 'media', payload.collections.media.config.hooks.beforeDelete, () =>
    transaction(payload, killTransaction, (req) =>
      payload.delete({ collection: 'media', id, req, overrideAccess: true }),
    ),
  )
  expect(await payload.findByID({ collection: 'media', id, overrideAccess: true })).toMatchObject({
    filename,
  })
  expect(await storedFilesNamed(filename ?? '')).toEqual([])
})
