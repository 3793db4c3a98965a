import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createImage } from '@/src/testing/images'
import { restRequest } from '@/src/testing/rest'
import { createCompany } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { moveFocalPoint } from './move-focal-point'

it('Payload rewrites the file of an image whose focal point moves', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const { id, filename } = await createImage(payload, company)
  const file = path.join(env.MEDIA_DIR, filename ?? '')
  const before = await stat(file)
  const query = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=90'
  await withoutHooks(payload, 'media', [moveFocalPoint], () =>
    restRequest(payload, company.editor, 'PATCH', `media/${id}?${query}`, { body: {} }),
  )
  const after = await stat(file).catch(() => null)
  expect(after?.mtimeMs).not.toBe(before.mtimeMs)
})
