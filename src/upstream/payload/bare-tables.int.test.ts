import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { restRequest } from '@/src/testing/rest'

const NAMES = Object.getOwnPropertyNames(Object.prototype)

it.each(NAMES)('there is no collection or block "%s"', async (name) => {
  const payload = await payloadInstance()
  expect([name in payload.collections, name in payload.blocks]).toEqual([false, false])
  expect((await restRequest(payload, null, 'GET', name)).status).toBe(404)
})

it('Payload finds a collection for every name that an object has', async () => {
  const payload = await payloadInstance()
  Object.setPrototypeOf(payload.collections, Object.prototype)
  try {
    await expect(restRequest(payload, null, 'GET', 'constructor')).rejects.toThrow("reading 'hooks'")
  } finally {
    Object.setPrototypeOf(payload.collections, null)
  }
})
