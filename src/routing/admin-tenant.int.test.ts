import { NextRequest } from 'next/server'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Tenant } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { proxy } from '@/src/proxy'
import { tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, createPerson, createTenant, type Person } from '@/src/testing/tenants'

const ORIGIN = 'http://localhost:3000'

let payload: Payload
/** `first` and `second` are those of `person`, by name. */
let first: Tenant
let second: Tenant
let foreign: Company
let person: Person

beforeAll(async () => {
  payload = await payloadInstance()
  foreign = await createCompany(payload)
  second = await createTenant(payload, { name: 'B' })
  first = await createTenant(payload, { name: 'A' })
  person = await createMember(second, first)
})

const createMember = async (...tenants: Tenant[]): Promise<Person> => {
  const created = await createPerson(payload)
  await payload.update({
    collection: 'users',
    id: created.id,
    data: { tenants: tenants.map(({ id }) => ({ tenant: id, role: 'editor' as const })) },
    overrideAccess: true,
  })
  return created
}

const cookieIn = (header: string | null | undefined): string | null =>
  /(?:^|; )payload-tenant=([^;]*)/.exec(header ?? '')?.[1] ?? null

type Options = {
  by: Person | null
  cookie?: string | undefined
  method?: string
  headers?: Record<string, string>
}

/** `used`: the tenant that the page is rendered for; `stored`: what the browser is told to keep. */
async function open(path: string, { by, cookie, method = 'GET', headers }: Options) {
  const pairs = [
    ...(by ? [`payload-token=${await tokenOf(payload, by)}`] : []),
    ...(cookie ? [`payload-tenant=${cookie}`] : []),
  ]
  const sent = { host: 'localhost', accept: 'text/html', cookie: pairs.join('; '), ...headers }
  const response = await proxy(new NextRequest(new URL(path, ORIGIN), { method, headers: sent }))
  return {
    used: cookieIn(response.headers.get('x-middleware-request-cookie')),
    stored:
      response.headers
        .getSetCookie()
        .map(cookieIn)
        .find((value) => value !== null) ?? null,
    location: response.headers.get('location')?.replace(ORIGIN, '') ?? null,
  }
}

const pageOf = async (tenant: Tenant): Promise<string> => {
  const { id } = await createPage(payload, { tenant })
  return `/admin/cms/pages/${id}`
}

describe('the tenant of a page of the panel', () => {
  it('is the first by name for somebody new, and stored before the page is rendered', async () => {
    const by = await createMember(second, first)
    expect(await open('/admin', { by })).toMatchObject({ used: first.id, stored: first.id })
  })

  it('is the one that the browser has selected', async () => {
    expect(await open('/admin', { by: person, cookie: second.id })).toMatchObject({
      used: second.id,
      stored: null,
    })
  })

  it('is the last used one in another browser', async () => {
    const by = await createMember(first, second)
    await open('/admin', { by, cookie: second.id })
    expect(await open('/admin', { by })).toMatchObject({ used: second.id, stored: second.id })
  })

  it('is one of their own when the browser has that of somebody else, one that is gone or no id at all', async () => {
    const gone = await createTenant(payload)
    await payload.delete({ collection: 'tenants', id: gone.id, overrideAccess: true })
    const by = await createMember(first)
    for (const cookie of [foreign.tenant.id, gone.id, 'nonsense', "' OR true --"])
      expect(await open('/admin', { by, cookie })).toMatchObject({ used: first.id, stored: first.id })
  })

  it('is another one after the last used one was deleted, or left', async () => {
    const by = await createMember(first, second)
    const gone = await createTenant(payload, { name: 'Z' })
    const update = (tenants: Tenant[]) =>
      payload.update({
        collection: 'users',
        id: by.id,
        data: { tenants: tenants.map(({ id }) => ({ tenant: id, role: 'editor' as const })) },
        overrideAccess: true,
      })
    await update([first, second, gone])
    await open('/admin', { by, cookie: gone.id })
    await update([first, second])
    expect((await open('/admin', { by })).used).toBe(first.id)
    await open('/admin', { by, cookie: second.id })
    await payload.delete({ collection: 'tenants', id: gone.id, overrideAccess: true })
    expect((await open('/admin', { by })).used).toBe(second.id)
  })

  it('can be any for a super admin, who is remembered too', async () => {
    const by = await createPerson(payload, { superAdmin: true })
    expect((await open('/admin', { by, cookie: foreign.tenant.id })).used).toBe(foreign.tenant.id)
    expect((await open('/admin/tenants', { by })).used).toBe(foreign.tenant.id)
  })

  it('is none for somebody without a role, whatever the browser has', async () => {
    const by = await createPerson(payload)
    expect(await open('/admin', { by, cookie: first.id })).toMatchObject({ used: null, stored: '' })
    expect(await open('/admin', { by })).toMatchObject({ used: null, stored: null })
  })

  it('stays as it is without a session', async () => {
    expect(await open('/admin/login', { by: null, cookie: first.id })).toMatchObject({
      used: first.id,
      stored: null,
    })
  })
})

describe('opening a document', () => {
  it('switches to its tenant, in every view and language', async () => {
    const path = await pageOf(second)
    for (const opened of [path, `/en${path}`, `${path}/versions`])
      expect(await open(opened, { by: person, cookie: first.id })).toMatchObject({
        used: second.id,
        stored: second.id,
      })
  })

  it('does not switch to a tenant in which the person has no role', async () => {
    const path = await pageOf(foreign.tenant)
    expect(await open(path, { by: person, cookie: first.id })).toMatchObject({ used: first.id, stored: null })
  })

  it('asks the server functions of its form in its tenant, which the browser is not told', async () => {
    const path = await pageOf(second)
    const call = { by: person, cookie: first.id, method: 'POST', headers: { 'next-action': 'x' } }
    expect(await open(path, call)).toMatchObject({ used: second.id, stored: null })
  })

  it('selects nothing when it is only loaded ahead', async () => {
    const headers = { 'next-router-prefetch': '1' }
    expect((await open(await pageOf(second), { by: person, cookie: first.id, headers })).stored).toBeNull()
  })
})

describe('a link that selects a tenant', () => {
  it('leads to the same path without it, with the tenant stored', async () => {
    const link = `/en/admin/cms/pages?tenant=${second.id}&page=2`
    expect(await open(link, { by: person, cookie: first.id })).toEqual({
      used: null,
      stored: second.id,
      location: '/en/admin/cms/pages?page=2',
    })
  })

  it('selects no tenant of others', async () => {
    for (const tenant of [foreign.tenant.id, 'nonsense', ''])
      expect(await open(`/admin?tenant=${tenant}`, { by: person, cookie: first.id })).toEqual({
        used: null,
        stored: null,
        location: '/admin',
      })
  })
})
