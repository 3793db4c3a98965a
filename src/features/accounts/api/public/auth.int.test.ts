import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { areSimilarTimes, fastestRuns } from '@/src/testing/accounts'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { newVisitor } from '@/src/testing/forms'
import { hashingInFull } from '@/src/testing/quick-hashing'
import { createCompany, createPerson, type Company } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { login as loginAnswer, session } from './schemas'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const login = (email: string, password: string) => call('/api/auth/login', { body: { email, password } })

describe('POST /api/auth/login', () => {
  it('returns a token, its expiry and the account, and sets an http-only cookie for 30 days', async () => {
    const { editor, tenant } = company
    const response = await login(` ${editor.email.toUpperCase()}`, editor.password)
    expect(response.status).toBe(200)
    const { data } = await bodyAs(response, dataOf(loginAnswer))
    expect(data.user).toEqual({
      id: editor.id,
      name: editor.name,
      email: editor.email,
      language: 'nl',
      superAdmin: false,
      tenants: [{ id: tenant.id, slug: tenant.slug, name: tenant.name, role: 'editor' }],
    })
    const seconds = (Date.parse(data.expiresAt) - Date.now()) / 1000
    expect(Math.abs(seconds - AUTH_TOKEN_SECONDS)).toBeLessThan(60)
    const [cookie, trace] = response.headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`^payload-token=${data.token}; .*HttpOnly=true; SameSite=Lax$`))
    expect(trace).toMatch(/^signed-in=1; /)
    expect(trace).not.toContain('HttpOnly')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const reopened = await call('/api/auth/session', { token: data.token })
    expect((await bodyAs(reopened, dataOf(session))).data.user).toEqual(data.user)
  })

  it('gives an unknown address, a wrong password and a disabled account the same response', async () => {
    const disabled = await createPerson(payload, { role: 'admin', tenant: company.tenant })
    await payload.update({
      collection: 'users',
      id: disabled.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    const answers = await Promise.all([
      login('nobody@example.org', 'wrong'),
      login(company.viewer.email, 'wrong'),
      login(disabled.email, disabled.password),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    const bodies = await Promise.all(answers.map((answer) => bodyAs(answer, problem)))
    expect(new Set(bodies.map(({ detail, title, type }) => `${type} ${title} ${detail}`)).size).toBe(1)
  })

  it('rejects an address after seven failures, known or not, with the same responses', async () => {
    const victim = await createPerson(payload, {})
    for (const email of [victim.email, `unknown-${victim.email}`]) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await login(email, 'wrong')).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 429])
    }
    const refused = await login(victim.email, victim.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets the owner in from elsewhere while a stranger guesses, and keeps the stranger out', async () => {
    const victim = await createPerson(payload)
    const from = (headers: Record<string, string>, password: string) =>
      call('/api/auth/login', { body: { email: victim.email, password }, headers })
    const stranger = newVisitor()
    for (let attempt = 0; attempt < 20; attempt += 1) await from(stranger, 'wrong')
    expect((await from(stranger, victim.password)).status).toBe(429)
    expect((await from(newVisitor(), victim.password)).status).toBe(200)
  })

  it('takes an unknown address and a known one as long to reject', async () => {
    const { email } = await createPerson(payload)
    const guess = (address: string) => () =>
      call('/api/auth/login', { body: { email: address, password: 'wrong' }, headers: newVisitor() })
    const works = [email, `unknown-${email}`].map(guess)
    expect(areSimilarTimes(await hashingInFull(() => fastestRuns(works)))).toBe(true)
  })

  it.each([
    [{ email: 'a@b.nl' }, 'password'],
    [{ email: 'no address', password: 'x' }, 'email'],
    [{ email: 'a@b.nl', password: '  ' }, 'password'],
    [{ email: null, password: ['x'] }, 'email'],
    [{ email: 'a@b.nl', password: 'x', role: 'admin' }, 'role'],
  ])('rejects %j with 422 and the path', async (body, path) => {
    const response = await call('/api/auth/login', { body })
    expect(response.status).toBe(422)
    const { errors } = await bodyAs(response, problem)
    expect(errors?.map((error) => error.path)).toContain(path)
  })
})

describe('GET /api/auth/session', () => {
  it('is 401 without a session, with an invalid token, and with a token of a disabled account', async () => {
    const person = await createPerson(payload, {})
    const token = await tokenOf(payload, person)
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    for (const given of [{}, { token: 'nonsense' }, { token }]) {
      expect((await call('/api/auth/session', given)).status).toBe(401)
    }
  })

  it('accepts the cookie', async () => {
    const token = await tokenOf(payload, company.viewer)
    const response = await call('/api/auth/session', { headers: { cookie: `payload-token=${token}` } })
    expect(response.status).toBe(200)
  })
})

describe('POST /api/auth/logout', () => {
  it('is rejected for a page of another origin, and the session continues', async () => {
    const token = await tokenOf(payload, company.viewer)
    const headers = { cookie: `payload-token=${token}`, origin: 'http://evil.example' }
    const response = await call('/api/auth/logout', { method: 'POST', headers })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await call('/api/auth/session', { token })).status).toBe(200)
  })

  it('ends the session of the token and clears the cookie', async () => {
    const token = await tokenOf(payload, company.viewer)
    const other = await tokenOf(payload, company.viewer)
    const response = await call('/api/auth/logout', { method: 'POST', token })
    expect(response.status).toBe(204)
    const [cookie, trace] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^payload-token=; Expires=/)
    expect(trace).toMatch(/^signed-in=1; Expires=Thu, 01 Jan 1970/)
    expect((await call('/api/auth/session', { token })).status).toBe(401)
    expect((await call('/api/auth/session', { token: other })).status).toBe(200)
  })

  it.each(['nonsense', undefined])('clears the cookie without a valid session (%s)', async (token) => {
    const response = await call('/api/auth/logout', { method: 'POST', ...(token && { token }) })
    expect(response.status).toBe(204)
    const [cookie, trace] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^payload-token=; Expires=/)
    expect(trace).toMatch(/^signed-in=1; Expires=Thu, 01 Jan 1970/)
  })
})
