import { buildConfig, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { restRequest } from '@/src/testing/rest'
import { createCompany, createPerson } from '@/src/testing/tenants'

const STATS = 'globals/payload-jobs-stats'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

it('denies everybody access to the statistics of the scheduler', async () => {
  const { admin } = await createCompany(payload)
  const superAdmin = await createPerson(payload, { superAdmin: true })
  for (const person of [null, admin, superAdmin]) {
    expect((await restRequest(payload, person, 'GET', STATS)).status).toBe(403)
    expect((await restRequest(payload, person, 'POST', STATS, { body: { stats: {} } })).status).toBe(403)
  }
})

it('Payload lets every account write the statistics of the scheduler', async () => {
  const { globals } = await buildConfig({
    secret: 'x',
    db: payload.config.db,
    jobs: {
      tasks: [
        {
          slug: 'periodic',
          handler: () => ({ output: {} }),
          schedule: [{ cron: '* * * * *', queue: 'default' }],
        },
      ],
    },
  })
  const { access } = globals.find(({ slug }) => slug === 'payload-jobs-stats') ?? {}
  const asked = { req: { user: { id: '1' } } } as Parameters<NonNullable<typeof access>['update']>[0]
  expect(await access?.update(asked)).toBe(true)
})
