import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { createPanelApi } from '@/src/api'
import { payloadInstance } from '@/src/platform/payload'
import { call, INSTALLATION, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'

const AUTHORS = '/api/admin/authors'
const CHOICES = '/templates/choices'

let payload: Payload
let company: Company
let other: Company
let editor: string
let foreigner: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  foreigner = await tokenOf(payload, other.admin)
})

const panel = createPanelApi(INSTALLATION)

/** Sends a request as it is, with the cookie of the editor. */
const sendAs = (method: string, headers: Record<string, string>) =>
  panel.request('http://localhost/panel-api/authors', {
    method,
    headers: {
      host: 'localhost',
      cookie: `payload-token=${editor}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify({ name: `Redactie ${randomUUID()}` }) }),
  })

describe('the origin of a request to the panel’s API', () => {
  it.each<[string, string, number, Record<string, string>]>([
    ['a page of the host', 'GET', 200, { 'sec-fetch-site': 'same-origin' }],
    ['a page of the host', 'POST', 201, { 'sec-fetch-site': 'same-origin' }],
    ['a page of the host in an old browser', 'POST', 201, { origin: 'http://localhost' }],
    ['an old browser that says nothing', 'GET', 200, {}],
    ['what says nothing', 'POST', 403, {}],
    ['another origin in an old browser', 'GET', 403, { origin: 'https://evil.example' }],
    ['another origin in an old browser', 'POST', 403, { origin: 'https://evil.example' }],
    ['a sandboxed page', 'POST', 403, { origin: 'null' }],
    ['a sibling of the host', 'GET', 403, { 'sec-fetch-site': 'same-site' }],
    ['another site', 'GET', 403, { 'sec-fetch-site': 'cross-site' }],
    [
      'another site that names the host',
      'POST',
      403,
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    ],
  ])('%s: %s gets %i', async (_, method, status, headers) => {
    const response = await sendAs(method, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each(['%0Aa', '%E2%82%AC', 'a b', ''])('is no session with a cookie of %j', async (value) => {
    const cookie = `payload-token=${value}`
    expect((await sendAs('GET', { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(401)
  })

  it('does not answer preflight requests of other origins', async () => {
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const response = await sendAs('OPTIONS', asked)
    expect(response.status).toBe(403)
    const own = await sendAs('OPTIONS', { 'sec-fetch-site': 'same-origin' })
    expect([own.status, own.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST'])
    for (const { headers } of [response, own]) expect(headers.get('access-control-allow-methods')).toBeNull()
  })
})

describe('the paths of the panel’s API', () => {
  it.each([
    '/panel-api/admin/authors',
    '/panel-api/health/live',
    '/panel-api/auth/session',
    '/panel-api/openapi.json',
  ])('do not include %s', async (path) => {
    const response = await callPanel(path, { token: editor, headers: { 'accept-language': 'nl' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ detail: 'Dit bestaat niet, of niet meer.' })
  })

  it('reject a method without an operation', async () => {
    const response = await callPanel(AUTHORS, { token: editor, method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it('keep the panel’s own operations out of the public API', async () => {
    const options = { token: editor, tenant: company.tenant.slug }
    expect((await call(`/api${CHOICES}`, options)).status).toBe(404)
    // It is read as the id of a template.
    expect((await call(`/api/admin${CHOICES}`, options)).status).toBe(422)
    expect((await callPanel(`/panel-api${CHOICES}`, { token: editor })).status).toBe(200)
  })
})

describe('the tenant of a panel request', () => {
  const inTenants = (token: string, header: string | undefined, cookie?: string) =>
    callPanel(AUTHORS, {
      ...(header !== undefined && { tenant: header }),
      headers: { cookie: `payload-token=${token}${cookie ? `; payload-tenant=${cookie}` : ''}` },
    })

  it('is the named one, else the selected one, else the only one', async () => {
    const superAdmin = await tokenOf(payload, await createPerson(payload, { superAdmin: true }))
    const [one, two] = [company.tenant.id, other.tenant.id]
    expect((await inTenants(editor, undefined)).status).toBe(200)
    expect((await inTenants(editor, undefined, one)).status).toBe(200)
    expect((await inTenants(editor, one, two)).status).toBe(200)
    expect((await inTenants(superAdmin, undefined)).status).toBe(400)
    expect((await inTenants(superAdmin, undefined, two)).status).toBe(200)
  })

  it('is 404 for members of another tenant, and for an invalid id', async () => {
    expect((await inTenants(foreigner, company.tenant.id)).status).toBe(404)
    expect((await inTenants(foreigner, undefined, company.tenant.id)).status).toBe(404)
    expect((await inTenants(editor, company.tenant.slug)).status).toBe(404)
    expect((await inTenants(editor, randomUUID())).status).toBe(404)
  })
})

describe('the account of a panel request', () => {
  it('is that of the cookie, even if a token is sent too', async () => {
    const headers = { authorization: `Bearer ${foreigner}` }
    const made = await callPanel(AUTHORS, {
      token: editor,
      tenant: company.tenant.id,
      headers,
      body: { name: 'Redactie van het paneel' },
    })
    expect(made.status).toBe(201)
    const { data } = (await made.json()) as { data: { id: string } }
    expect(made.headers.get('location')).toBe(`/panel-api/authors/${data.id}`)
    const [entry] = await auditOf(payload, data.id)
    expect(entry).toMatchObject({ via: 'admin', actorName: company.editor.name })
  })

  it('is distinguished from a program in the audit log', async () => {
    const options = {
      token: editor,
      tenant: company.tenant.slug,
      body: { name: 'Redactie van een programma' },
    }
    const { data } = (await (await call(AUTHORS, options)).json()) as { data: { id: string } }
    expect(await auditOf(payload, data.id)).toEqual([expect.objectContaining({ via: 'api' })])
  })

  it('is rejected when disabled', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const token = await tokenOf(payload, person)
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    expect((await callPanel(AUTHORS, { token })).status).toBe(401)
  })

  it('has the rate limits of the public API', async () => {
    const limited = createPanelApi({ ...INSTALLATION, limits: { ...INSTALLATION.limits, calls: 1 } })
    const token = await tokenOf(payload, company.viewer)
    const read = () =>
      limited.request('http://localhost/panel-api/authors', {
        headers: { host: 'localhost', cookie: `payload-lng=nl; payload-token=${token}` },
      })
    expect((await read()).status).toBe(200)
    const refused = await read()
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect(await refused.json()).toMatchObject({
      detail: expect.stringMatching(/^Te veel pogingen/) as string,
    })
  })
})

describe('the language of problems', () => {
  const make = (body: object, headers: Record<string, string>) =>
    callPanel(AUTHORS, {
      body,
      tenant: company.tenant.id,
      headers: { ...headers, cookie: [`payload-token=${editor}`, headers.cookie].filter(Boolean).join('; ') },
    })

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'the panel was last shown in',
      { cookie: 'payload-lng=en', 'accept-language': 'nl' },
      /^This field is required/,
    ],
    ['the panel was last shown in', { cookie: 'payload-lng=nl', 'accept-language': 'en' }, /^Dit ontbreekt/],
    ['the browser prefers', { 'accept-language': 'en-GB,en;q=0.8' }, /^This field is required/],
    ['the installation falls back to', { 'accept-language': 'de' }, /^Dit ontbreekt/],
  ])('is the one that %s: %j', async (_, headers, message) => {
    const response = await make({}, headers)
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(message) as string }],
    })
  })

  it('is also used for Payload’s validation errors', async () => {
    const cookie = 'payload-lng=nl'
    const redirect = { from: '/al-bezet', to: '/elders' }
    const send = () =>
      callPanel('/api/admin/redirects', {
        body: redirect,
        tenant: company.tenant.id,
        headers: { cookie: `${cookie}; payload-token=${editor}` },
      })
    expect((await send()).status).toBe(201)
    const refused = await send()
    expect(refused.status).toBe(409)
    const problem = JSON.stringify(await refused.json())
    expect(problem).not.toMatch(/\b(?:the|already|must|another)\b/i)
  })
})
