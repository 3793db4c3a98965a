import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { dataOf, problem } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { auditOf } from '@/src/testing/audit'
import { callPanel } from '@/src/testing/panel-api'
import { createPage } from '@/src/testing/pages'
import { giveTotp } from '@/src/testing/second-factors'
import { codeOf } from '@/src/testing/totp-codes'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { MAX_TOKENS } from '../rules/token'
import { createdApiToken } from './schemas'

const TOKENS = '/api/admin/account/tokens'
const PAGES = '/api/admin/pages'
const SYSTEM = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const statusOf = async (token: string, path = PAGES) => (await call(path, { token })).status
const editor = () => createPerson(payload, { role: 'editor', tenant: company.tenant })
const change = (person: Person, data: object) =>
  payload.update({ collection: 'users', id: person.id, data, ...SYSTEM })
const stored = (id: string) =>
  payload.findByID({ collection: 'api-tokens', id, showHiddenFields: true, ...SYSTEM })

/** The body of a request for one. */
const newToken = ({ password }: Person) => ({
  name: 'Import',
  scope: 'read',
  expiresInDays: 30,
  proof: { password },
})

describe('creating an API token', () => {
  it('returns the token once and stores only its hash', async () => {
    const session = await tokenOf(payload, company.editor)
    const body = { ...newToken(company.editor), scope: 'publish' }
    const response = await call(TOKENS, { token: session, body })
    const { data } = await bodyAs(response, dataOf(createdApiToken))
    expect(data.token).toMatch(/^gevel_pat_[\w-]{43}$/)
    expect(data.tenant).toBe(company.tenant.slug)
    expect(await statusOf(data.token)).toBe(200)
    const listed = await (await call(TOKENS, { token: session })).text()
    expect(listed).toContain(data.id)
    expect(listed).not.toContain(data.token)
    expect(JSON.stringify(await stored(data.id))).not.toContain(data.token)
  })

  it.each([
    { expiresInDays: 366 },
    { expiresInDays: 0 },
    { expiresInDays: undefined },
    { name: ' ' },
    { scope: 'admin' },
  ])('rejects %j', async (part) => {
    const token = await tokenOf(payload, company.editor)
    const body = { ...newToken(company.editor), ...part }
    expect((await call(TOKENS, { token, body })).status).toBe(422)
  })

  it('is limited per account', async () => {
    const person = await editor()
    for (let index = 0; index < MAX_TOKENS; index += 1)
      await apiTokenFor(payload, person, { tenant: company.tenant })
    const body = newToken(person)
    expect((await call(TOKENS, { token: await tokenOf(payload, person), body })).status).toBe(409)
  })

  it('is not possible with an API token, nor is listing or revoking', async () => {
    const { token, id } = await apiTokenFor(payload, company.admin, { tenant: company.tenant })
    const body = newToken(company.admin)
    const calls = [
      call(TOKENS, { token, body }),
      call(TOKENS, { token }),
      call(`${TOKENS}/${id}/revoke`, { token, method: 'POST' }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('creating an API token with a session alone', () => {
  const create = (token: string, body: object) => call(TOKENS, { token, body })
  const linkToProvider = (person: Person) =>
    change(person, { ssoIssuer: 'https://login.example.org', ssoSubject: person.id })
  const countOf = async ({ id }: Person) =>
    (await payload.count({ collection: 'api-tokens', where: { user: { equals: id } }, ...SYSTEM })).totalDocs

  it('is rejected without the password or a fresh code, and with those of others', async () => {
    const [person, colleague] = [await editor(), await editor()]
    const { secret } = await giveTotp(payload, colleague.id)
    const session = await tokenOf(payload, person)
    const body = newToken(person)
    for (const proof of [
      undefined,
      { password: 'not the password' },
      { password: colleague.password },
      { code: codeOf(secret) },
      { code: '000000' },
    ]) {
      const response = await create(session, { ...body, proof })
      expect(response.status).toBe(422)
      expect((await bodyAs(response, problem)).errors?.[0]?.path).toBe('proof')
    }
    expect(await countOf(person)).toBe(0)
  })

  it('is rejected in the panel too', async () => {
    const person = await editor()
    const token = await tokenOf(payload, person)
    const tenant = company.tenant.id
    const { proof, ...body } = newToken(person)
    expect((await callPanel(TOKENS, { token, tenant, body })).status).toBe(422)
    expect((await callPanel(TOKENS, { token, tenant, body: { ...body, proof } })).status).toBe(201)
  })

  it('takes a code of the authenticator app, once', async () => {
    const person = await editor()
    const { secret } = await giveTotp(payload, person.id)
    const session = await tokenOf(payload, person)
    const body = { ...newToken(person), proof: { code: codeOf(secret) } }
    expect((await create(session, body)).status).toBe(201)
    expect((await create(session, body)).status).toBe(422)
  })

  it('is rejected after five wrong passwords, also with the right one', async () => {
    const person = await editor()
    const session = await tokenOf(payload, person)
    const body = newToken(person)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await create(session, { ...body, proof: { password: 'wrong' } })).status).toBe(422)
    expect((await create(session, body)).status).toBe(429)
    expect(await countOf(person)).toBe(0)
  })

  it('is possible for who uses single sign-on and has just signed in, and for nobody else', async () => {
    const [person, other] = [await editor(), await editor()]
    await linkToProvider(person)
    const [session, foreign] = [await tokenOf(payload, person), await tokenOf(payload, other)]
    const { proof: _, ...body } = newToken(person)
    expect((await create(session, body)).status).toBe(201)
    expect((await create(foreign, body)).status).toBe(422)
    await payload.db.pool.query(
      "update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1",
      [person.id],
    )
    expect((await create(session, body)).status).toBe(422)
    expect([await countOf(person), await countOf(other)]).toEqual([1, 0])
  })
})

describe('an API token', () => {
  it('stops working when it is revoked or expired', async () => {
    const person = await editor()
    const { token, id } = await apiTokenFor(payload, person, { tenant: company.tenant })
    const expired = await apiTokenFor(payload, person, { tenant: company.tenant, days: -1 })
    expect(await statusOf(expired.token)).toBe(401)
    expect(await statusOf(token)).toBe(200)
    const session = await tokenOf(payload, person)
    const revoke = () => call(`${TOKENS}/${id}/revoke`, { token: session, method: 'POST' })
    expect((await revoke()).status).toBe(204)
    expect(await statusOf(token)).toBe(401)
    expect((await revoke()).status).toBe(404)
  })

  it('acts in its tenant only, whatever other roles its person has', async () => {
    const person = await editor()
    const tenants = [company, other].map(({ tenant }) => ({ tenant: tenant.id, role: 'admin' as const }))
    await change(person, { tenants })
    const { token } = await apiTokenFor(payload, person, { tenant: company.tenant })
    expect(await statusOf(token)).toBe(200)
    expect((await call(PAGES, { token, tenant: other.tenant.slug })).status).toBe(404)
    expect((await call('/api/admin/tenants', { token })).status).toBe(200)
    expect(await (await call('/api/admin/tenants', { token })).text()).not.toContain(other.tenant.slug)
    const { id } = await createPage(payload, other)
    expect(await statusOf(token, `${PAGES}/${id}`)).toBe(404)
  })

  it('has the role that its person has now', async () => {
    const person = await editor()
    const { token } = await apiTokenFor(payload, person, { tenant: company.tenant })
    const create = async () => (await call(PAGES, { token, body: { title: 'Nieuw' } })).status
    const roles = (role: 'viewer' | 'editor') => ({ tenants: [{ tenant: company.tenant.id, role }] })
    expect(await create()).toBe(201)
    await change(person, roles('viewer'))
    expect([await create(), await statusOf(token)]).toEqual([403, 200])
    await change(person, { tenants: [] })
    expect(await statusOf(token)).toBe(403)
    await change(person, roles('editor'))
    expect(await create()).toBe(201)
    await change(person, { status: 'disabled' })
    expect(await statusOf(token)).toBe(401)
  })

  it('of a super admin is that of an admin of its tenant', async () => {
    const person = await createPerson(payload, { superAdmin: true })
    const { token } = await apiTokenFor(payload, person, { tenant: company.tenant })
    expect(await statusOf(token, '/api/admin/users/index')).toBe(200)
    expect(await statusOf(token, '/api/admin/users/index?scope=installation')).toBe(403)
    expect((await call(PAGES, { token, tenant: other.tenant.slug })).status).toBe(404)
    const body = { name: 'Nieuw', slug: 'nieuw' }
    expect((await call('/api/admin/tenants', { token, body })).status).toBe(403)
  })

  it('is deleted with its account', async () => {
    const person = await editor()
    const { token } = await apiTokenFor(payload, person, { tenant: company.tenant })
    await payload.delete({ collection: 'users', id: person.id, ...SYSTEM })
    expect(await statusOf(token)).toBe(401)
  })

  it('remembers when it was last used, to the minute', async () => {
    const { token, id } = await apiTokenFor(payload, company.editor, { tenant: company.tenant })
    expect((await stored(id)).lastUsedAt).toBeNull()
    await statusOf(token)
    const { lastUsedAt } = await stored(id)
    expect(lastUsedAt).toBeTruthy()
    await statusOf(token)
    expect((await stored(id)).lastUsedAt).toBe(lastUsedAt)
    const earlier = new Date(Date.now() - 61_000).toISOString()
    await payload.db.pool.query('update api_tokens set last_used_at = $1 where id = $2', [earlier, id])
    await statusOf(token)
    expect(Date.parse((await stored(id)).lastUsedAt ?? '')).toBeGreaterThan(Date.parse(earlier))
  })

  it('is named in the audit log', async () => {
    const { token } = await apiTokenFor(payload, company.editor, { tenant: company.tenant, name: 'Vertaler' })
    const response = await call(PAGES, { token, body: { title: 'Nieuw' } })
    const { data } = (await response.json()) as { data: { id: string } }
    const [entry] = await auditOf(payload, data.id)
    expect(entry).toMatchObject({ tokenName: 'Vertaler', via: 'api', actor: company.editor.id })
  })
})

describe('where an API token is not accepted', () => {
  it('is the panel, as bearer token and as session cookie', async () => {
    const { token } = await apiTokenFor(payload, company.admin, { tenant: company.tenant })
    expect((await callPanel(PAGES, { token })).status).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    expect((await callPanel(PAGES, { headers })).status).toBe(401)
  })

  it('is the session of the site', async () => {
    const { token } = await apiTokenFor(payload, company.admin, { tenant: company.tenant })
    expect((await call('/api/auth/session', { token })).status).toBe(401)
  })
})
