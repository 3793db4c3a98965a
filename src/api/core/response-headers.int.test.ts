import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/platform/payload'
import { apiDocument, call, tokenOf } from '@/src/testing/api'
import { type Company, createCompany } from '@/src/testing/tenants'

const published = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const operations = Object.entries(published.parse(apiDocument).paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
)

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
})

const SECURE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-powered-by': null,
}

function expectSecure({ headers }: Response, what: string): void {
  const found = Object.fromEntries(Object.keys(SECURE).map((name) => [name, headers.get(name)]))
  expect(found, what).toEqual(SECURE)
  expect(headers.get('vary'), what).toMatch(/^Origin, (.+, )?Accept-Encoding$/)
  expect(headers.get('x-request-id'), what).toMatch(/./)
}

const addressOf = (path: string) =>
  path.replaceAll('{uuid}', '5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11').replaceAll(/\{\w+\}/g, 'x')

describe('every operation', () => {
  it.each(operations)('$method $path responds with the security headers', async ({ method, path }) => {
    const address = addressOf(path)
    // Signing out would leave nobody for the rest.
    const asked = { host: company.domain.hostname, ...(!path.endsWith('/logout') && { token }) }
    const answers = {
      call: await call(address, { ...asked, method }),
      nobody: await call(address, {
        method,
        headers: { 'content-type': 'text/plain' },
        ...(method !== 'GET' && { rawBody: 'x' }),
      }),
      options: await call(address, { ...asked, method: 'OPTIONS' }),
      wrongMethod: await call(address, { ...asked, method: 'PROPFIND' }),
    }
    for (const [what, answer] of Object.entries(answers)) expectSecure(answer, what)
    expect(answers.options.status).toBe(204)
    expect(answers.wrongMethod.status).toBe(405)
    expect(answers.options.headers.get('allow')?.split(', ')).toContain(method)
  })

  it.each(operations.filter(({ method }) => method === 'GET'))(
    'HEAD $path is GET without its body',
    async ({ path }) => {
      const asked = { host: company.domain.hostname, token }
      const [get, head] = [
        await call(addressOf(path), asked),
        await call(addressOf(path), { ...asked, method: 'HEAD' }),
      ]
      expect([head.status, await head.text()]).toEqual([get.status, ''])
      expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      expectSecure(head, 'HEAD')
    },
  )
})

describe('paths outside the operations', () => {
  it.each(['/api/nothing', '/api/%00', '/api/admin', '/api/openapi.json'])(
    'respond with the security headers: %s',
    async (path) => {
      expectSecure(await call(path), path)
    },
  )

  it('include the documentation page, which only loads from its own host', async () => {
    const { headers } = await call('/api/docs')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

describe('an ETag that was marked as weak', () => {
  it('still works for optimistic locking', async () => {
    const made = await call('/api/admin/redirects', { token, body: { from: '/tag', to: '/' } })
    const path = made.headers.get('location') ?? ''
    const tag = `W/${(await call(path, { token })).headers.get('etag')}`
    const change = (ifMatch: string) =>
      call(path, { token, body: { to: '/elders' }, headers: { 'if-match': ifMatch } })
    expect((await change('W/"another"')).status).toBe(412)
    expect((await change(tag)).status).toBe(200)
    expect((await change(tag)).status).toBe(412)
  })
})
