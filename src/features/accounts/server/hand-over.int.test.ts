import { setTimeout } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import { GET as handOver, POST as confirm } from '@/src/app/api/auth/hand-over/route'
import { inTransaction } from '@/src/platform/database/transaction'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { newVisitor } from '@/src/testing/forms'
import { type Company, createCompany, createDomain, createPerson, type Person } from '@/src/testing/tenants'
import { createSession } from './create-session'
import { hashSecretToken, newSecretToken } from '@/src/platform/secret-token'
import { issuePanelCode } from './hand-over'

const PANEL = 'localhost'
let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  env.ADMIN_HOSTS.push('second-panel.localhost')
})

const siteToken = async ({ id }: Person, { domain, tenant }: Company = company): Promise<string> => {
  const audience = { type: 'site', hostname: domain.hostname, tenant: tenant.id } as const
  return (await createSession(await createLocalReq({}, payload), id, audience)).token
}

async function visit(host: string, query: string, headers: Record<string, string> = {}) {
  const url = `http://${host}/api/auth/hand-over?${query}`
  const response = await handOver(new Request(url, { headers: { host, accept: 'text/html', ...headers } }))
  const location = response.headers.get('location') ?? ''
  return { response, location, cookies: response.headers.getSetCookie() }
}

const BROWSER = newSecretToken()
const IN_BROWSER = { cookie: `gevel-hand-over=${BROWSER}` }

const follow = (location: string, headers: Record<string, string> = {}, host?: string) => {
  const { hostname, search } = new URL(location)
  return visit(host ?? hostname, search.slice(1), headers)
}

/** Leaves the company's site for the panel, up to the code. */
async function leave(token: string, { domain }: Company = company) {
  const cookie = `site-session=${token}`
  const left = await visit(domain.hostname, 'next=/admin/account', { cookie })
  const begun = await follow(left.location)
  const marked = /^(gevel-hand-over=[\w-]{43});.*HttpOnly=true; SameSite=Lax$/.exec(begun.cookies[0] ?? '')
  return { left, back: await follow(begun.location, { cookie }), browser: { cookie: marked?.[1] ?? '' } }
}

/** Opens the page with a code, and presses its button. */
async function arrive(
  location: string,
  { headers = IN_BROWSER, host }: { headers?: Record<string, string>; host?: string } = {},
) {
  const page = await follow(location, headers, host)
  if (page.response.status !== 200) return page
  const text = await page.response.text()
  const fields = [...text.matchAll(/name="(code|next)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  return { ...(await press(fields as string[][], host ?? new URL(location).hostname, headers)), text }
}

async function press(fields: string[][], host: string, headers: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const url = `http://${host}/api/auth/hand-over`
  const response = await confirm(new Request(url, { method: 'POST', body, headers: { host, ...headers } }))
  const location = response.headers.get('location') ?? ''
  return { response, location, cookies: response.headers.getSetCookie() }
}

const codeFor = async (person: Person): Promise<string> => {
  const from = { token: await siteToken(person), hostname: company.domain.hostname }
  const code = await issuePanelCode(payload, from, { hostname: PANEL, browser: hashSecretToken(BROWSER) })
  return `http://${PANEL}/api/auth/hand-over?code=${code}&next=/admin`
}

describe('a person who is signed in to a site', () => {
  it('arrives at the panel signed in, at the page that was requested, once they confirm whose account it is', async () => {
    const person = await createPerson(payload)
    const { left, back, browser } = await leave(await siteToken(person))
    for (const { response } of [left, back]) {
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect(back.location).toMatch(/^http:\/\/localhost:\d+\/api\/auth\/hand-over\?code=[\w-]{43}&/)
    const page = await follow(back.location, browser)
    expect([page.response.status, page.cookies]).toEqual([200, []])
    expect(page.response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const arrived = await arrive(back.location, { headers: browser })
    expect('text' in arrived && arrived.text).toContain(person.email)
    expect(arrived.location).toBe('/admin/account')
    const token = /^payload-token=([^;]+);/.exec(arrived.cookies[0] ?? '')?.[1]
    expect((await call('/api/auth/session', { token: token ?? '' })).status).toBe(200)
  })

  it('is signed in in the browser that they began in only, and by a page of the panel only', async () => {
    const { back, browser } = await leave(await siteToken(await createPerson(payload)))
    const code = new URL(back.location).searchParams.get('code') ?? ''
    const fields = [['code', code]]
    for (const headers of [{}, IN_BROWSER]) {
      expect((await follow(back.location, headers)).response.status).toBe(303)
      expect((await press(fields, PANEL, headers)).cookies).toEqual([])
    }
    const foreign = { ...browser, 'sec-fetch-site': 'cross-site' }
    expect((await press(fields, PANEL, foreign)).cookies).toEqual([])
    expect((await press(fields, PANEL, browser)).cookies[0]).toMatch(/^payload-token=/)
  })

  it('is led back to sites that are served only', async () => {
    const { location, cookies } = await visit(PANEL, 'from=evil.example&next=/admin/account')
    expect([location, cookies]).toEqual(['/admin/account', []])
  })

  it('stays whoever they are at the panel', async () => {
    const cookie = `${IN_BROWSER.cookie}; payload-token=${await tokenOf(payload, company.editor)}`
    const location = await codeFor(await createPerson(payload))
    expect((await arrive(location, { headers: { cookie } })).cookies).toEqual([])
    const code = new URL(location).searchParams.get('code') ?? ''
    expect((await press([['code', code]], PANEL, { cookie })).cookies).toEqual([])
  })

  it('is not handed over when the request is a script’s', async () => {
    const cookie = `site-session=${await siteToken(await createPerson(payload))}`
    const headers = { cookie, 'sec-fetch-dest': 'empty' }
    const { location } = await visit(company.domain.hostname, 'next=/admin', headers)
    expect(new URL(location).pathname).toBe('/admin')
  })

  it('arrives at the page whose URL was rewritten', async () => {
    const host = company.domain.hostname
    const response = await handOver(new Request(`http://${host}/en/admin/account?x=1`, { headers: { host } }))
    expect(response.headers.get('location')).toBe(`http://localhost:${env.PORT}/en/admin/account?x=1`)
  })

  it.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/contact',
    '/admin/../contact',
    '/admin/%2e%2e//evil.example',
    '',
    'javascript:alert(1)',
  ])('arrives at the dashboard instead of %j', async (next) => {
    const { location } = await visit(company.domain.hostname, `next=${encodeURIComponent(next)}`)
    expect(location).toBe(`http://localhost:${env.PORT}/admin`)
  })
})

describe('a code', () => {
  it('works once, even for two requests at the same time', async () => {
    const location = await codeFor(await createPerson(payload))
    const both = await Promise.all([arrive(location), arrive(location)])
    expect(both.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1)
    expect((await arrive(location)).cookies).toEqual([])
  })

  it('works on the host that it is for only', async () => {
    const location = await codeFor(await createPerson(payload))
    for (const host of ['second-panel.localhost', company.domain.hostname])
      expect((await arrive(location, { host })).cookies).toEqual([])
    const code = new URL(location).searchParams.get('code') ?? ''
    expect((await press([['code', code]], 'second-panel.localhost', IN_BROWSER)).cookies).toEqual([])
    expect((await arrive(location)).cookies).toEqual([])
    const onSite = await press([['code', code]], company.domain.hostname, IN_BROWSER)
    expect([onSite.response.status, onSite.cookies]).toEqual([405, []])
  })

  it('works for five minutes', async () => {
    const person = await createPerson(payload)
    const location = await codeFor(person)
    await payload.db.drizzle.execute(
      sql`UPDATE panel_codes SET expires_at = now() WHERE user_id = ${person.id}`,
    )
    expect((await arrive(location)).cookies).toEqual([])
  })

  it('is stored as a hash', async () => {
    const person = await createPerson(payload)
    const code = new URL(await codeFor(person)).searchParams.get('code')
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT * FROM panel_codes WHERE user_id = ${person.id}`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('does not work while the account is getting a role', async () => {
    const { id, ...person } = await createPerson(payload)
    const location = await codeFor({ id, ...person })
    const req = await createLocalReq({}, payload)
    const data = { platformRole: 'superAdmin' as const }
    const arrival = await inTransaction(req, async () => {
      await payload.update({ collection: 'users', id, data, overrideAccess: true, req })
      const arriving = arrive(location)
      await setTimeout(300)
      return { arriving }
    })
    expect((await arrival.arriving).cookies).toEqual([])
  })

  it('does not work once the account has a role or is disabled, or the session of the site has ended', async () => {
    const role = { tenants: [{ tenant: company.tenant.id, role: 'admin' as const }] }
    for (const data of [role, { status: 'disabled' as const }, { sessions: [] }]) {
      const person = await createPerson(payload)
      const location = await codeFor(person)
      await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
      expect((await arrive(location)).cookies).toEqual([])
    }
  })
})

describe('a session of a site', () => {
  const login = (person: Person, host: string, headers: Record<string, string>) =>
    call('/api/auth/login', {
      host,
      body: { email: person.email, password: person.password },
      headers: { ...newVisitor(), ...headers },
    })
  const sessionOn = (host: string, token: string) =>
    call('/api/auth/session', { host, headers: { cookie: `site-session=${token}` } })

  it('is what a page of the site gets, and serves that site only', async () => {
    const person = await createPerson(payload)
    const host = company.domain.hostname
    const response = await login(person, host, { 'sec-fetch-site': 'same-origin' })
    expect(response.status).toBe(200)
    const [cookie = ''] = response.headers.getSetCookie()
    const token = /^site-session=([^;]+);.* HttpOnly=true; SameSite=Lax$/.exec(cookie)?.[1] ?? ''
    expect((await sessionOn(host, token)).status).toBe(200)
    expect((await sessionOn(other.domain.hostname, token)).status).toBe(401)
    expect((await sessionOn(PANEL, token)).status).toBe(401)
    expect((await call('/api/admin/pages', { token })).status).toBe(401)
    const out = await call('/api/auth/logout', {
      host,
      method: 'POST',
      headers: { cookie: `site-session=${token}` },
    })
    expect(out.headers.getSetCookie()[0]).toMatch(/^site-session=; Expires=Thu, 01 Jan 1970/)
    expect((await sessionOn(host, token)).status).toBe(401)
  })

  it('is not for an account with a role, whose program gets a token for the API', async () => {
    const people = [company.viewer, other.admin, await createPerson(payload, { superAdmin: true })]
    for (const person of people) {
      const fromPage = await login(person, company.domain.hostname, { 'sec-fetch-site': 'same-origin' })
      expect(fromPage.status).toBe(403)
      expect(fromPage.headers.getSetCookie()).toEqual([])
      expect(await fromPage.text()).toContain(`http://localhost:${env.PORT}/admin`)
      const program = await login(person, company.domain.hostname, {})
      expect(program.headers.getSetCookie()).toEqual([])
      const { data } = (await program.json()) as { data: { token: string } }
      expect((await call('/api/auth/session', { token: data.token })).status).toBe(200)
    }
  })

  it('ends when the account gets a role', async () => {
    const person = await createPerson(payload)
    const token = await siteToken(person)
    const data = { tenants: [{ tenant: company.tenant.id, role: 'viewer' as const }] }
    await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
    expect((await sessionOn(company.domain.hostname, token)).status).toBe(401)
    expect(new URL((await leave(token)).back.location).pathname).toBe('/admin/account')
  })

  it('does not follow the hostname to another tenant', async () => {
    const { domain, tenant, ...rest } = await createCompany(payload)
    const person = await createPerson(payload)
    const token = await siteToken(person, { domain, tenant, ...rest })
    expect((await sessionOn(domain.hostname, token)).status).toBe(200)
    await payload.delete({ collection: 'domains', id: domain.id, overrideAccess: true })
    const taken = await createDomain(payload, other.tenant, { hostname: domain.hostname })
    expect((await sessionOn(domain.hostname, token)).status).toBe(401)
    const {
      back: { location },
    } = await leave(token, { ...other, domain: taken })
    expect(new URL(location).pathname).toBe('/admin/account')
  })

  it('of another site hands nobody over', async () => {
    const token = await siteToken(await createPerson(payload))
    expect(new URL((await leave(token, other)).back.location).pathname).toBe('/admin/account')
  })
})

it('a session of the panel is not accepted from the cookie of a site', async () => {
  const token = await tokenOf(payload, company.admin)
  const headers = { cookie: `payload-token=${token}; site-session=${token}` }
  expect((await call('/api/auth/session', { host: company.domain.hostname, headers })).status).toBe(401)
})
