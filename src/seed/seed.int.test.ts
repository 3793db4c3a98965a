import { describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { seed } from '.'

describe('a seed that fails', () => {
  it('leaves nothing behind, so that the next run can start over', async () => {
    const payload = await payloadInstance()
    // Takes the slug of the first demo company, which the seed then cannot create.
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
