import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createAuthor } from '@/src/testing/blog'
import { createImage } from '@/src/testing/images'
import { createCompany } from '@/src/testing/tenants'
import { imageMarks } from './image-marks'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

it('marks the languages without an alt text, and what nothing uses', async () => {
  const company = await createCompany(payload)
  const [dutch, none, used] = [
    await createImage(payload, company),
    await createImage(payload, company, { alt: '' }),
    await createImage(payload, company),
  ]
  await payload.update({
    ...{ collection: 'media', id: used.id, locale: 'en', data: { alt: 'A plane' }, overrideAccess: true },
  })
  await createAuthor(payload, company, { photo: used.id })
  const marks = await imageMarks(payload, [dutch.id, none.id, used.id])
  expect(Object.fromEntries(marks)).toEqual({
    [dutch.id]: { lacking: ['en'], isUnused: true },
    [none.id]: { lacking: ['nl', 'en'], isUnused: true },
    [used.id]: { lacking: [], isUnused: false },
  })
  expect(await imageMarks(payload, [])).toEqual(new Map())
})
