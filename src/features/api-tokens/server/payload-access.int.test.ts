import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
let superAdmin: Person

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
})

const tokenOfEditor = () => apiTokenFor(payload, company.editor, { tenant: company.tenant })

describe('Payload’s own API', () => {
  it.each(['Bearer', 'JWT'])('does not accept an API token as %s', async (scheme) => {
    const { token } = await apiTokenFor(payload, company.admin, { tenant: company.tenant })
    const headers = { authorization: `${scheme} ${token}`, cookie: `payload-token=${token}` }
    const request = new Request('http://localhost/payload-api/pages', { headers })
    expect((await handleEndpoints({ config, request })).status).toBe(403)
  })

  it('shows tokens to their person, the admins of the tenant and super admins, never the secret', async () => {
    const { id } = await tokenOfEditor()
    const read = (person: Person) => restRequest(payload, person, 'GET', `api-tokens/${id}`)
    const shown = await Promise.all([company.editor, company.admin, superAdmin].map(read))
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(shown.every(({ text }) => !text.includes('"hash"'))).toBe(true)
    const hidden = await Promise.all([company.viewer, other.admin].map(read))
    expect(hidden.map(({ status }) => status)).toEqual([404, 404])
  })

  it('does not reveal the hash by filtering or sorting', async () => {
    const answers = ['where[hash][like]=a', 'sort=hash'].map((query) =>
      restRequest(payload, company.admin, 'GET', `api-tokens?${query}`),
    )
    const [filtered] = await Promise.all(answers)
    expect(filtered?.status).toBe(400)
  })

  it('lets admins of the tenant and super admins revoke them, and nobody else', async () => {
    const { id } = await tokenOfEditor()
    const revoke = async (person: Person) =>
      (await restRequest(payload, person, 'DELETE', `api-tokens/${id}`)).status
    expect([await revoke(company.viewer), await revoke(other.admin)]).toEqual([404, 404])
    expect(await revoke(company.admin)).toBe(200)
    const { id: second } = await tokenOfEditor()
    expect((await restRequest(payload, superAdmin, 'DELETE', `api-tokens/${second}`)).status).toBe(200)
  })

  it('lets nobody create or change one', async () => {
    const { id } = await tokenOfEditor()
    const { status } = await restRequest(payload, superAdmin, 'PATCH', `api-tokens/${id}`, {
      body: { expiresAt: '2099-01-01T00:00:00.000Z' },
    })
    const made = await restRequest(payload, company.admin, 'POST', 'api-tokens', {
      body: {
        name: 'x',
        user: company.admin.id,
        scope: 'publish',
        hash: 'x',
        expiresAt: '2099-01-01T00:00:00.000Z',
      },
    })
    expect([status, made.status]).toEqual([403, 403])
  })
})
