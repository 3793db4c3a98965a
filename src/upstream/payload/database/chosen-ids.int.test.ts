import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { withPlainAdapter } from '@/src/testing/unpatched'
import type { Payload } from 'payload'
import { CHOSEN_ID } from './chosen-ids'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

/** The id of a new account, for which a client asks one and its operation chooses another. */
async function createdId(asked: string, chosen: string | null): Promise<string> {
  const data = { id: asked, name: 'Sam', email: `${randomUUID()}@example.org`, password: randomUUID() }
  const context = chosen === null ? {} : { [CHOSEN_ID]: chosen }
  const options = { collection: 'users', overrideAccess: true, context } as const
  return (await payload.create({ ...options, data: { ...data, status: 'active' } })).id
}

it('gives an account the id that its operation chooses, and never one that a client asks for', async () => {
  const [asked, chosen] = [randomUUID(), randomUUID()]
  expect(await createdId(asked, chosen)).toBe(chosen)
  expect(await createdId(asked, null)).not.toBe(asked)
})

it('Payload ignores an id that an operation chooses', async () => {
  const chosen = randomUUID()
  await withPlainAdapter(payload, ['create'], async () => {
    expect(await createdId(chosen, chosen)).not.toBe(chosen)
  })
})
