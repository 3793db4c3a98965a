import { describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { seed } from '.'

describe('seed', () => {
  it('writes nothing when it fails, so that the next run can start over', async () => {
    const payload = await payloadInstance()
    // Uses the slug of the first demo tenant, so that the seed cannot create it.
    const taken = await payload.create({
      collection: 'tenants',
      data: { name: 'In the way', slug: 'kade', status: 'active', defaultTimeZone: 'Europe/Amsterdam' },
      overrideAccess: true,
    })
    const email = 'seeded@example.com'
    try {
      await expect(seed(payload, { email, password: 'a-long-enough-password' })).rejects.toThrow()
      const { totalDocs } = await payload.count({
        collection: 'users',
        where: { email: { equals: email } },
        overrideAccess: true,
      })
      expect(totalDocs).toBe(0)
    } finally {
      await payload.delete({ collection: 'tenants', id: taken.id, overrideAccess: true })
    }
  })
})
