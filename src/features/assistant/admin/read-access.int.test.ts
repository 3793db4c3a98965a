import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'

import { payloadInstance } from '@/src/platform/payload'
import { type ModelServer, startModelServer } from '@/src/testing/model-server'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { accessIn, readAccess } from './read-access'

let payload: Payload
let company: Company
let page: string
let server: ModelServer | null

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  page = (await createPage(payload, company, { status: 'draft' })).id
  server = await startModelServer()
})
afterAll(() => server?.stop())

const accessOf = (user: Person | null) =>
  readAccess({ payload, user, id: page, collection: 'pages' } as never)

describe('the assistant in a form', () => {
  it('proposes to editors, and only reads for viewers', async () => {
    expect(await accessOf(company.editor)).toEqual({ mayPropose: true })
    expect(await accessOf(company.viewer)).toEqual({ mayPropose: false })
  })

  it('is not there without a session, or for people of another tenant', async () => {
    const stranger = await createCompany(payload)
    expect(await accessOf(null)).toBeNull()
    expect(await accessOf(stranger.admin)).toBeNull()
  })

  it('is not there where the tenant turned it off', async () => {
    await payload.create({
      collection: 'assistant-settings',
      data: { tenant: company.tenant.id, enabled: false },
      overrideAccess: true,
    })
    expect(await accessOf(company.editor)).toBeNull()
  })

  it('is not there without a model', async () => {
    await server?.stop()
    server = null
    const other = await createCompany(payload)
    page = (await createPage(payload, other, { status: 'draft' })).id
    expect(await accessOf(other.editor)).toBeNull()
  })
})

describe('the screen of the assistant', () => {
  const onScreen = (user: Person) => accessIn({ payload, user } as never, company.tenant.id)

  it('is for people with a role in the tenant, and says what a viewer may not', async () => {
    const stranger = await createCompany(payload)
    expect(await onScreen(company.editor)).toMatchObject({ mayPropose: true })
    expect(await onScreen(company.viewer)).toMatchObject({ mayPropose: false })
    expect(await onScreen(stranger.admin)).toBeNull()
  })

  it('says whom to ask where there is no model', async () => {
    const other = await createCompany(payload)
    const access = await accessIn({ payload, user: other.editor } as never, other.tenant.id)
    expect(access?.lack?.en).toContain('Ask the operator of the installation')
  })
})
