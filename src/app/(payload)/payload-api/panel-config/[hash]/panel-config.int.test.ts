import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { type Company, createCompany } from '@/src/testing/tenants'
import { GET } from './route'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const ask = (host: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://${host}/payload-api/panel-config/x`, { headers: { host, ...headers } }), {
    params: Promise.resolve({ hash: 'x' }),
  })

describe('the config of the panel', () => {
  it('does not exist on the host of a tenant, whoever asks', async () => {
    const cookie = `payload-token=${await tokenOf(payload, company.admin)}`
    expect((await ask(company.domain.hostname, { cookie })).status).toBe(404)
    expect((await ask(company.domain.hostname)).status).toBe(404)
  })

  it('counts towards the limits of the account', async () => {
    const headers = { authorization: `JWT ${await tokenOf(payload, company.admin)}` }
    const response = await ask('localhost', headers)
    expect([response.status, response.headers.get('ratelimit')]).toEqual([200, expect.any(String)])
    expect((await ask('localhost')).status).toBe(401)
  })
})
