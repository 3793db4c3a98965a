import { NextRequest } from 'next/server'
import { getRewrittenUrl } from 'next/experimental/testing/server'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { PANEL_LIMIT } from '@/src/platform/rate-limit/panel'
import { rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { proxy } from '@/src/proxy'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { nextAfterSignIn, sessionIdOf } from './admin-entry'

const ORIGIN = 'http://localhost:3000'
const ID = '0b6c1f4e-8f0e-4c3c-9d57-0f4b8a3f9a11'

let payload: Payload
let company: Company
let registered: Person

beforeAll(async () => {
  payload = await payloadInstance()
  company = await adminCompany()
  registered = await createPerson(payload)
})

/** A company whose site is on an admin host. */
async function adminCompany(): Promise<Company> {
  const created = await createCompany(payload)
  env.ADMIN_HOSTS.push(created.domain.hostname)
  return created
}

async function ask(path: string, token?: string, host = company.domain.hostname) {
  const headers = { host, accept: 'text/html', ...(token && { cookie: `payload-token=${token}` }) }
  const response = await proxy(new NextRequest(new URL(path, ORIGIN), { headers }))
  const rewritten = getRewrittenUrl(response as never)
  return { status: response.status, rewritten: rewritten?.replace(ORIGIN, '') ?? null, response }
}

describe('a path of the CMS', () => {
  const paths = [
    ['/admin/cms/pages', 'nl'],
    [`/admin/cms/pages/${ID}`, 'nl'],
    [`/admin/cms/pages/preview/${ID}`, 'nl'],
    ['/admin/cms/playground', 'nl'],
    ['/admin/cms/whatever', 'nl'],
    ['/admin/collections/pages', 'nl'],
    ['/en/admin/cms/pages', 'en'],
    ['/en/admin/cms/playground/teapot', 'en'],
    ['/en/admin/collections/pages', 'en'],
  ] as const

  it.each(paths)('%s is not found for an account without a role', async (path, locale) => {
    const { status, rewritten } = await ask(path, await tokenOf(payload, registered))
    expect([status, rewritten]).toEqual([404, `/sites/${company.domain.hostname}/${locale}/~404`])
  })

  it('applies a stored redirect of the path for an account without a role', async () => {
    await payload.create({
      collection: 'redirects',
      data: {
        tenant: company.tenant.id,
        from: '/admin/cms/oud',
        to: { type: 'custom', url: 'https://elders.example/' },
        type: '301',
        match: 'exact',
        enabled: true,
      } as never,
      overrideAccess: true,
    })
    const token = await tokenOf(payload, registered)
    expect((await ask('/admin/cms/oud', token)).rewritten).toBe('/moved')
    expect((await ask('/admin/cms/oud', await tokenOf(payload, company.viewer))).status).toBe(200)
  })

  it('is open to every role and, where the site has no sign-in page, left to Payload without a session', async () => {
    for (const person of [company.viewer, company.editor, company.admin]) {
      const { status, rewritten } = await ask('/admin/cms/pages', await tokenOf(payload, person))
      expect([status, rewritten]).toEqual([200, '/admin/collections/pages'])
    }
    for (const token of [undefined, 'nonsense', 'a.b.c'])
      expect((await ask('/admin/cms/pages', token)).rewritten).toBe('/admin/collections/pages')
  })

  it('leaves the account page open to an account without a role', async () => {
    const token = await tokenOf(payload, registered)
    for (const path of ['/admin', '/admin/account']) expect((await ask(path, token)).rewritten).toBe(path)
  })
})

describe('signing in to the admin', () => {
  it('uses Payload’s page where the site has none of its own', async () => {
    expect((await ask('/admin/login')).rewritten).toBe('/admin/login')
  })

  it('uses the page of the site in the language of the admin, and returns to the requested path', async () => {
    const own = await adminCompany()
    for (const locale of LOCALES)
      await createPageUrl(payload, own, await createPage(payload, own, { locale }), '/auth/login', locale)
    const { response } = await ask(
      '/admin/login?redirect=%2Fadmin%2Fcms%2Fpages',
      undefined,
      own.domain.hostname,
    )
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe(`${ORIGIN}/auth/login?next=%2Fadmin%2Fcms%2Fpages`)
    const english = await ask('/en/admin/login?redirect=%2Fadmin%2Faccount', undefined, own.domain.hostname)
    expect(english.response.headers.get('location')).toBe(
      `${ORIGIN}/en/auth/login?next=%2Fen%2Fadmin%2Faccount`,
    )
  })

  it('is required for documents without a session, on every admin path but those for passwords and signing out', async () => {
    const own = await adminCompany()
    for (const locale of LOCALES)
      await createPageUrl(payload, own, await createPage(payload, own, { locale }), '/auth/login', locale)
    const at = async (path: string, token?: string) => {
      const { response, rewritten } = await ask(path, token, own.domain.hostname)
      return response.headers.get('location')?.replace(ORIGIN, '') ?? rewritten
    }
    const ended = await tokenOf(payload, registered)
    await call('/api/auth/logout', { method: 'POST', token: ended })
    for (const token of [undefined, 'nonsense', ended]) {
      expect(await at('/admin', token)).toBe('/auth/login?next=%2Fadmin')
      expect(await at('/en/admin/users?page=2', token)).toBe(
        '/en/auth/login?next=%2Fen%2Fadmin%2Fusers%3Fpage%3D2',
      )
      expect(await at('/admin/cms/pages', token)).toBe('/auth/login?next=%2Fadmin%2Fcms%2Fpages')
    }
    for (const path of ['/admin/forgot', '/admin/reset/abc', '/admin/logout', '/admin/unauthorized'])
      expect(await at(path)).toBe(path)
    expect(await at('/admin', await tokenOf(payload, registered))).toBe('/admin')
  })

  it.each([
    '',
    '?redirect=https://evil.example',
    '?redirect=//evil.example',
    '?redirect=javascript:alert(1)',
  ])('returns to the dashboard with %j', (search) =>
    expect(nextAfterSignIn('/admin/login', search, 'nl')).toBe('/admin'),
  )
})

describe('on a host without the panel', () => {
  it('leads every path of the panel to where it is', async () => {
    const { domain } = await createCompany(payload)
    for (const path of ['/admin', '/en/admin/cms/pages?page=2', '/admin/login', '/admin/reset/abc'])
      for (const token of [undefined, await tokenOf(payload, company.admin)]) {
        const { rewritten } = await ask(path, token, domain.hostname)
        expect(rewritten).toBe(`/api/auth/hand-over?next=${encodeURIComponent(path)}`)
      }
  })

  it('does not exist for calls of server functions, and on unknown hosts', async () => {
    const { domain } = await createCompany(payload)
    const headers = { host: domain.hostname, 'next-action': 'x'.repeat(40) }
    const called = await proxy(new NextRequest(new URL('/admin', ORIGIN), { method: 'POST', headers }))
    expect(getRewrittenUrl(called as never)).toBeNull()
    expect(called.status).toBe(405)
    expect((await ask('/admin', undefined, 'nobody.example')).status).toBe(404)
  })
})

it.each([null, '', 'a', 'a.b.c', 'a.bnVsbA.c', 'a.eyJzaWQiOjF9.c', 'a.eyJzaWQiOiJhXHUwMDAwYiJ9.c'])(
  'finds no session id in the token %j',
  (token) => expect(sessionIdOf(token)).toBeNull(),
)

describe('a call of a server function', () => {
  const send = async (path: string, headers: Record<string, string> = {}, token?: string) => {
    const sent = {
      host: company.domain.hostname,
      'next-action': '00',
      ...(token && { cookie: `payload-token=${token}` }),
      ...headers,
    }
    const body = '[{"name":"constructor","args":{}}]'
    const response = await proxy(
      new NextRequest(new URL(path, ORIGIN), { method: 'POST', headers: sent, body }),
    )
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  it.each([
    '/admin',
    '/en/admin',
    '/admin/login',
    '/admin/forgot',
    '/admin/reset/x',
    '/admin/create-first-user',
  ])('at %s needs a session, and is rejected in a few words', async (path) => {
    const ended = await tokenOf(payload, registered)
    await call('/api/auth/logout', { method: 'POST', token: ended })
    for (const token of [undefined, 'nonsense', 'a.b.c', ended]) {
      const { status, text, headers } = await send(path, {}, token)
      expect([status, text, headers.get('cache-control')]).toEqual([401, 'Sign in first.', 'no-store'])
    }
  })

  it('reaches Payload with a session', async () => {
    for (const person of [registered, company.viewer])
      expect((await send('/admin/account', {}, await tokenOf(payload, person))).status).toBe(200)
  })

  it('must come from a page of the same host', async () => {
    const token = await tokenOf(payload, company.editor)
    const foreign: [string, string][] = [
      ['sec-fetch-site', 'same-site'],
      ['origin', 'https://elders.example'],
      ['origin', 'x'],
    ]
    for (const [name, value] of foreign)
      expect((await send('/admin', { [name]: value }, token)).status).toBe(403)
  })

  it('is the only request to the panel besides reading', async () => {
    const token = await tokenOf(payload, company.editor)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const path of ['/admin', '/admin/login', '/fonts/none.woff2', '/builds/none', '/_i18n/none']) {
        const headers = { host: company.domain.hostname, cookie: `payload-token=${token}` }
        const { status } = await proxy(new NextRequest(new URL(path, ORIGIN), { method, headers }))
        expect([method, path, status]).toEqual([method, path, 405])
      }
  })

  it('counts as the other requests of the panel', async () => {
    const token = await tokenOf(payload, await createPerson(payload))
    const key = `session ${sessionIdOf(token)}`
    for (let calls = 0; calls < PANEL_LIMIT.points; calls += 1) await rateLimits().count(PANEL_LIMIT, key)
    const { status, headers } = await send('/admin', {}, token)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
