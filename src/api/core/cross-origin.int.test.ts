import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { described } from '@/src/testing/any-input/operations'
import { call, tokenOf } from '@/src/testing/api'
import { type Company, createCompany, createDomain, createPerson, type Person } from '@/src/testing/tenants'

const APP = 'https://app.example'
const EVIL = 'https://evil.example'
const LAYOUT = '/api/pages/layout'
const REDIRECTS = '/api/admin/redirects'

let payload: Payload
let company: Company
let other: Company
let both: Person
let token: string

/** A company whose first domain lists an origin, and whose second one lists none. */
beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  await payload.update({
    collection: 'domains',
    id: company.domain.id,
    data: { apiOrigins: [{ origin: `${APP}/` }] },
    user: company.admin,
    overrideAccess: false,
  })
  both = await createPerson(payload, { role: 'editor', tenant: company.tenant })
  await payload.update({
    collection: 'users',
    id: both.id,
    data: { tenants: [company, other].map(({ tenant }) => ({ tenant: tenant.id, role: 'editor' as const })) },
    overrideAccess: true,
  })
  token = await tokenOf(payload, both)
})

const hostOf = ({ domain }: Company) => domain.hostname
const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

const preflight = (path: string, origin: string, host = hostOf(company)) =>
  call(path, {
    method: 'OPTIONS',
    host,
    headers: {
      origin,
      'sec-fetch-site': 'cross-site',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-tenant',
    },
  })

const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' })

describe('a preflight request', () => {
  it('is answered with the methods of the path', async () => {
    const answer = await preflight(REDIRECTS, APP)
    expect(answer.status).toBe(204)
    expect(allowed(answer)).toBe(APP)
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST')
    expect(answer.headers.get('access-control-allow-headers')?.split(',')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'if-none-match', 'x-tenant', 'if-match']),
    )
    expect(answer.headers.get('access-control-max-age')).toBe('600')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('vary')).toContain('Origin')
  })

  it('allows every header that an operation declares', async () => {
    const taken = described.flatMap(({ parameters }) => parameters).filter((each) => each.in === 'header')
    const names = taken.map(({ name }) => name)
    expect(names).toContain('x-booking-token')
    const sent = (await preflight(LAYOUT, APP)).headers.get('access-control-allow-headers')?.split(',')
    expect(sent).toEqual(expect.arrayContaining(names))
  })

  it.each([
    EVIL,
    'null',
    'https://app.example.evil.example',
    'http://app.example',
    'https://app.example:8443',
  ])('allows nothing to %s', async (origin) => {
    for (const path of [LAYOUT, REDIRECTS]) {
      const answer = await preflight(path, origin)
      expect([answer.status, allowed(answer)]).toEqual([204, null])
    }
  })

  it('is 404 for a path without operations', async () => {
    expect((await preflight('/api/nothing', APP)).status).toBe(404)
  })
})

describe('public data', () => {
  it('is available to the origins that its site lists', async () => {
    const own = await call(LAYOUT, { host: hostOf(company), headers: from(APP) })
    expect([own.status, allowed(own)]).toEqual([200, APP])
    expect(own.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(own.headers.get('access-control-expose-headers')).toContain('etag')
    const asked = await call(`${LAYOUT}?domain=${hostOf(company)}`, {
      host: hostOf(other),
      headers: from(APP),
    })
    expect(allowed(asked)).toBe(APP)
    const elsewhere = await call(LAYOUT, { host: hostOf(other), headers: from(APP) })
    expect([elsewhere.status, allowed(elsewhere)]).toEqual([200, null])
    expect(elsewhere.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('is cached per origin by shared caches, also for 304 responses', async () => {
    const first = await call(LAYOUT, { host: hostOf(company) })
    expect(first.headers.get('vary')).toMatch(/Origin/)
    const headers = { ...from(APP), 'if-none-match': first.headers.get('etag') ?? '' }
    const same = await call(LAYOUT, { host: hostOf(company), headers })
    expect([same.status, allowed(same)]).toEqual([304, APP])
    expect(same.headers.get('vary')).toMatch(/Origin/)
  })

  it('is not available to origins of the tenant’s other domains, but admin operations are', async () => {
    const second = await createDomain(payload, company.tenant)
    expect(allowed(await preflight(LAYOUT, APP, second.hostname))).toBeNull()
    expect(allowed(await preflight(REDIRECTS, APP, second.hostname))).toBe(APP)
    expect(allowed(await preflight(REDIRECTS, APP, hostOf(other)))).toBeNull()
  })
})

describe('a cross-origin request to an admin operation', () => {
  const write = (origin: string, tenant: Company, path: string) =>
    call(REDIRECTS, {
      host: hostOf(company),
      tenant: tenant.tenant.slug,
      token,
      headers: from(origin),
      body: { from: path, to: '/' },
    })

  it('is accepted if the tenant lists the origin', async () => {
    const made = await write(APP, company, '/listed')
    expect([made.status, allowed(made)]).toEqual([201, APP])
    expect(made.headers.get('access-control-expose-headers')).toContain('location')
  })

  it('is rejected before it writes if the tenant acted in does not list the origin', async () => {
    expect((await write(APP, other, '/unlisted')).status).toBe(403)
    expect((await write(EVIL, company, '/unlisted')).status).toBe(403)
    const where = { from: { equals: '/unlisted' } }
    expect(await payload.count({ collection: 'redirects', where, overrideAccess: true })).toEqual({
      totalDocs: 0,
    })
  })

  it('is rejected by operations on tenants, whatever the tenant of the host lists', async () => {
    const read = (headers: Record<string, string>) =>
      call('/api/admin/tenants', { host: hostOf(company), token, headers })
    expect((await read(from(APP))).status).toBe(403)
    expect(
      (await read({ origin: `https://${hostOf(company)}`, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200)
  })

  it('is not cross-origin on the host itself', async () => {
    const headers = { origin: `https://${hostOf(company)}`, 'sec-fetch-site': 'same-origin' }
    const answer = await call(REDIRECTS, {
      host: hostOf(company),
      tenant: company.tenant.slug,
      token,
      headers,
    })
    expect([answer.status, allowed(answer)]).toEqual([200, null])
  })
})

describe('signing in from another origin', () => {
  const signIn = (headers: Record<string, string>) =>
    call('/api/auth/login', {
      host: hostOf(company),
      headers,
      body: { email: company.editor.email, password: company.editor.password },
    })

  it('returns a token and sets no cookie', async () => {
    const answer = await signIn(from(APP))
    expect([answer.status, allowed(answer)]).toEqual([200, APP])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('ignores the session cookie, and ends the session of the token', async () => {
    const mine = await tokenOf(payload, company.viewer)
    const ask = (headers: Record<string, string>) =>
      call('/api/auth/session', { host: hostOf(company), headers: { ...from(APP), ...headers } })
    expect((await ask({ cookie: `payload-token=${mine}` })).status).toBe(401)
    expect((await ask({ authorization: `Bearer ${mine}` })).status).toBe(200)
    const out = await call('/api/auth/logout', {
      method: 'POST',
      host: hostOf(company),
      token: mine,
      headers: from(APP),
    })
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []])
    expect((await ask({ authorization: `Bearer ${mine}` })).status).toBe(401)
  })
})

describe('the list of allowed origins', () => {
  it.each(['*', 'https://*.example', 'https://app.example/path', 'app.example'])(
    'rejects %s',
    async (origin) => {
      const save = payload.update({
        collection: 'domains',
        id: other.domain.id,
        data: { apiOrigins: [{ origin }] },
        user: other.admin,
        overrideAccess: false,
      })
      await expect(save).rejects.toMatchObject({ data: { errors: [{ path: 'apiOrigins.0.origin' }] } })
    },
  )

  it('can only be written with permission for the tenant’s domains', async () => {
    for (const user of [company.editor, other.admin]) {
      const data = { apiOrigins: [{ origin: EVIL }] }
      await expect(
        payload.update({ collection: 'domains', id: company.domain.id, data, user, overrideAccess: false }),
      ).rejects.toThrow()
    }
    expect(allowed(await preflight(LAYOUT, EVIL))).toBeNull()
  })
})
