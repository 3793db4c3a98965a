import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

it('Payload publishes a copy in the other languages', async () => {
  const { id } = await createPage(payload, await createCompany(payload))
  const status = payload.collections.pages.config.fields.find(
    (field) => 'name' in field && field.name === '_status',
  )
  if (status?.type !== 'select') throw new Error('no status')
  const { hooks } = status
  status.hooks = {}
  try {
    const copy = await payload.duplicate({
      collection: 'pages',
      id,
      locale: 'en',
      overrideAccess: true,
    })
    const dutch = {
      collection: 'pages',
      id: copy.id,
      locale: 'nl',
      overrideAccess: true,
    } as const
    expect((await payload.findByID(dutch))._status).toBe('published')
  } finally {
    status.hooks = hooks
  }
})
