import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { uuid } from '@/src/api/core/schemas'
import { createPerson } from '@/src/testing/tenants'

let payload: Payload
beforeAll(async () => {
  payload = await payloadInstance()
})

describe('an id in upper case', () => {
  it('is that of one’s own account, whose password needs the current one', async () => {
    const user = await createPerson(payload, { superAdmin: true })
    const data = { password: 'plank-orbit-velvet-19' }
    const id = user.id.toUpperCase()
    await expect(
      payload.update({ collection: 'users', id, data, overrideAccess: false, user }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('is put in lower case by the API', () => {
    const id = randomUUID()
    expect(uuid.parse(id.toUpperCase())).toBe(id)
  })
})
