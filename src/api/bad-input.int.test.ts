import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { type Company, createCompany } from '@/src/testing/tenants'
import { problem } from './core/schemas'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

/** Each operation that takes a body, and how to reach it. */
const TAKING_A_BODY = [
  ['POST', '/api/pages'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/verify'],
  ['POST', '/api/auth/forgot-password'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/admin/pages'],
  ['PUT', '/api/admin/pages/5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11'],
] as const

describe.each(TAKING_A_BODY)('%s %s', (method, path) => {
  const send = (rawBody: string, headers: Record<string, string> = {}) =>
    call(path, { method, rawBody, token, host: company.domain.hostname, headers })

  it.each([
    ['a broken object', '{"path": '],
    ['nothing', ''],
    ['text', 'path=/x'],
    ['a single quote', "{'path': '/x'}"],
    ['a key twice', '{"path":"/a","path":"/b"}'],
    ['__proto__', '{"path":"/a","__proto__":{"x":1}}'],
    ['a null character', String.raw`{"path":"/a\u0000"}`],
    ['half a surrogate pair', String.raw`{"path":"/\ud800"}`],
    ['a hundred levels', `${'['.repeat(100)}${']'.repeat(100)}`],
  ])('answers 400 to %s', async (_, body) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect((await bodyAs(response, problem)).detail).not.toBe('')
  })

  it.each(['null', '[]', '"text"', '5', '{}', '{"nothing":"known"}'])('answers 422 to %s', async (body) => {
    const response = await send(body)
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.length).toBeGreaterThan(0)
  })

  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['no type', { 'content-type': '' }],
    ['JSON in another encoding', { 'content-type': 'application/json; charset=latin1' }],
    ['compressed JSON', { 'content-encoding': 'gzip' }],
  ])('answers 415 to %s', async (_, headers) => {
    expect((await send('{}', headers)).status).toBe(415)
  })

  it('answers 413 to ten megabytes', async () => {
    expect((await send(`{"path":"${'x'.repeat(10_000_000)}"}`)).status).toBe(413)
  })
})

describe('the URL of a request', () => {
  it.each([
    ['/api/nothing', 404],
    ['/api', 404],
    ['/api/admin/nothing', 404],
    ['/api/admin/pages/no-uuid', 422],
    ['/api/admin/pages/%00', 400],
    ['/api/admin/pages?search=%00', 400],
    ['/api/admin/pages/..%2f..%2fusers', 422],
    [`/api/admin/pages?search=${encodeURIComponent("'; drop table pages; --")}`, 200],
    [`/api/admin/pages?search=${'x'.repeat(201)}`, 422],
    ['/api/admin/pages?search=%25_%5C', 200],
    ['/api/admin/pages?page=1e9', 422],
    ['/api/admin/pages?page=NaN', 422],
    ['/api/admin/pages?page=1e3', 422],
    ['/api/admin/pages?page=0x1', 422],
    ['/api/admin/pages?limit=%2010', 422],
    ['/api/admin/pages?limit=10&page=2', 200],
    ['/api/admin/pages?title=', 422],
    ['/api/admin/posts?tag=', 422],
    ['/api/admin/page-urls/pages?path=', 422],
    ['/api/consent?version=1e0', 422],
    ['/api/pages/layout?domain=', 404],
    ['/api/pages/layout?domain=nobody.example', 404],
    ['/api/pages/layout?domain=http%3A%2F%2Fx', 404],
    ['/api/pages/layout?locale=de', 422],
    ['/api/pages/layout?locale=NL', 422],
    ['/api/pages/layout?locale=nl&locale=en', 422],
  ])('%s answers %i', async (path, status) => {
    const response = await call(path, { token, host: company.domain.hostname })
    expect(response.status).toBe(status)
    if (status >= 400) expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  it.each(['PATCH', 'DELETE', 'GET'])('lists the allowed methods in a 405 to %s', async (method) => {
    const response = await call('/api/auth/login', { method, host: company.domain.hostname })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('lists the allowed methods in the response to OPTIONS', async () => {
    const response = await call('/api/domains', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('answers HEAD like GET, without a body', async () => {
    const response = await call('/api/pages/layout', { method: 'HEAD', host: company.domain.hostname })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

describe('headers', () => {
  it.each(['Basic x', 'Bearer', 'Bearer a b', 'bearer ..', `Bearer ${'x'.repeat(5000)}`, 'JWT x', ''])(
    'rejects the authorization %j with 401',
    async (authorization) => {
      expect((await call('/api/admin/pages', { headers: { authorization } })).status).toBe(401)
    },
  )

  it('rejects a token that was changed', async () => {
    const [head, body, signature = ''] = token.split('.')
    // The last character has bits that are ignored.
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const claims = Buffer.from(JSON.stringify({ id: company.admin.id, collection: 'users' })).toString(
      'base64url',
    )
    for (const forged of [`${head}.${claims}.${signature}`, `${head}.${body}.${other}`, `${head}.${claims}.`])
      expect((await call('/api/admin/pages', { token: forged })).status).toBe(401)
  })

  it('sets the request id on every response, the caller’s own when it is safe', async () => {
    const own = await call('/api/health/live', { headers: { 'x-request-id': 'caller-12345' } })
    expect(own.headers.get('x-request-id')).toBe('caller-12345')
    const unsafe = await call('/api/nothing', { headers: { 'x-request-id': 'a b<script>' } })
    const id = unsafe.headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect((await bodyAs(unsafe, problem)).requestId).toBe(id)
  })

  it('does not take the site from X-Forwarded-Host when no proxy is trusted', async () => {
    const response = await call('/api/domains', {
      host: 'nobody.example',
      headers: { 'x-forwarded-host': company.domain.hostname },
    })
    expect(response.status).toBe(404)
    expect((await bodyAs(response, problem)).title).toBe('Unknown domain')
  })
})

describe('the instance of a problem', () => {
  it.each([
    '/api/posts/caf%C3%A9',
    '/api/posts/a%20b',
    '/api/posts/%00',
    '/api/posts/2024/none',
    '/api/nothing/here',
  ])('is the requested path: %s', async (path) => {
    const response = await call(`${path}?locale=nl`, { host: company.domain.hostname })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect((await bodyAs(response, problem)).instance).toBe(path)
  })

  it('is the requested path even if its encoding is malformed', async () => {
    const headers = { 'x-unreadable': '/api/posts/%zz' }
    const response = await call('/api/unreadable', { host: company.domain.hostname, headers })
    expect(response.status).toBe(400)
    expect((await bodyAs(response, problem)).instance).toBe('/api/posts/%zz')
  })
})
