import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createTenant } from '@/src/testing/tenants'
import descriptions from '../media/descriptions.json' with { type: 'json' }
import { seededTenants } from '../tenants'
import { writeImages } from './images'

it('stores the images of the seed with the descriptions that are prepared for them', async () => {
  const payload = await payloadInstance()
  const [seed] = seededTenants
  if (!seed) throw new Error('There is no demo tenant.')
  const logo = seed.images.logo
  if (!logo) throw new Error('It has no logo.')
  const tenant = await createTenant(payload)
  const req = await createLocalReq({}, payload)
  let done = 0
  const ids = await writeImages(req, { ...seed, images: { logo } }, tenant.id, () => (done += 1))
  const stored = await payload.findByID({
    collection: 'media',
    id: ids.get('logo') ?? '',
    overrideAccess: true,
  })
  expect(done).toBe(1)
  expect(stored).toMatchObject({ ...descriptions['kade/logo.svg'], mimeType: 'image/svg+xml' })
  expect(stored.width).toBeGreaterThan(0)
})
