import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createImage, pngFile } from '@/src/testing/images'
import { createCompany } from '@/src/testing/tenants'
import { setFocalPoint } from './zero-focal-point'

it('Payload centres a focal point on the edge', async () => {
  const payload = await payloadInstance()
  const { focalX, focalY } = await createImage(payload, await createCompany(payload), {
    focalX: 0,
    focalY: 80,
  })
  expect([focalX, focalY]).toEqual([50, 50])
})

it('keeps a focal point that is set on the request', async () => {
  const payload = await payloadInstance()
  const { tenant } = await createCompany(payload)
  const req = await createLocalReq({}, payload)
  setFocalPoint(req, { x: 0, y: 80 })
  const image = { data: { tenant: tenant.id }, file: await pngFile(10), req, overrideAccess: true }
  expect(await payload.create({ collection: 'media', ...image })).toMatchObject({ focalX: 0, focalY: 80 })
})
