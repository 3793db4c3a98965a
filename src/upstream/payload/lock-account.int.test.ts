import { createLocalReq, type Payload } from 'payload'
import { addSessionToUser } from 'payload/shared'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPerson } from '@/src/testing/tenants'

type SignedIn = Parameters<typeof addSessionToUser>[0]['user']

const read = (payload: Payload, id: string) =>
  payload.findByID({ collection: 'users', id, depth: 0, showHiddenFields: true, overrideAccess: true })

it('Payload overwrites a session that was added meanwhile', async () => {
  const payload = await payloadInstance()
  const { id } = await createPerson(payload)
  const req = await createLocalReq({}, payload)
  const collectionConfig = payload.collections.users.config
  // Both sign-ins read the account before either writes it.
  const [first, second] = [await read(payload, id), await read(payload, id)]
  for (const user of [first, second])
    await addSessionToUser({ collectionConfig, payload, req, user: user as unknown as SignedIn })
  expect((await read(payload, id)).sessions).toHaveLength(1)
})
