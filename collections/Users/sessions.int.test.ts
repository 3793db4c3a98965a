import { type Endpoint, handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import config from '@/payload.config'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { newVisitor } from '@/src/testing/forms'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

/** Payload's own REST API, as the panel calls it. */
const rest = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
  method: Endpoint['method'] = 'post',
) =>
  handleEndpoints({
    config,
    path: `/payload-api/users${path}`,
    request: new Request(`http://${company.domain.hostname}/payload-api/users${path}`, {
      method,
      headers: {
        host: company.domain.hostname,
        'content-type': 'application/json',
        ...newVisitor(),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  })
const end = (account: string, token: string | null, session?: string) =>
  call(`/api/admin/users/${account}/end-sessions`, { body: { session }, ...(token && { token }) })
/** Ends one's own sessions as the panel does. */
const endOwn = (token: string, session?: string) =>
  callPanel('/panel-api/account/end-sessions', { body: { session }, token })
const isOpen = async (token: string): Promise<boolean> =>
  (await call('/api/auth/session', { token })).status === 200
const sidOf = (token: string): string => {
  const [, body = ''] = token.split('.')
  return (JSON.parse(Buffer.from(body, 'base64url').toString()) as { sid: string }).sid
}

/** Sequential, because Payload's own operation takes no lock. */
async function threeSessions(person: Person): Promise<[string, string, string]> {
  return [await tokenOf(payload, person), await tokenOf(payload, person), await tokenOf(payload, person)]
}

describe('concurrent sign-ins', () => {
  it.each([
    [
      'the API',
      (person: Person) =>
        call('/api/auth/login', {
          body: { email: person.email, password: person.password },
          headers: newVisitor(),
        }),
    ],
    ['the admin', (person: Person) => rest('/login', { email: person.email, password: person.password })],
  ])('loses no session: %s', async (_, login) => {
    const person = await createPerson(payload)
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { sessions } = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    expect(sessions).toHaveLength(5)
  })

  it('lose no session to a concurrent sign-out or change of name', async () => {
    const person = await createPerson(payload)
    const [first] = await threeSessions(person)
    const name = {
      collection: 'users',
      id: person.id,
      data: { name: 'Anders' },
      overrideAccess: true,
    } as const
    const signIn = () =>
      call('/api/auth/login', {
        body: { email: person.email, password: person.password },
        headers: newVisitor(),
      })
    await Promise.all([
      signIn(),
      call('/api/auth/logout', { method: 'POST', token: first }),
      payload.update(name),
      signIn(),
    ])
    const { sessions } = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    expect(sessions).toHaveLength(4)
  })
})

describe('ending sessions', () => {
  it('ends the given session, and no other', async () => {
    const person = await createPerson(payload)
    const [own, lost, third] = await threeSessions(person)
    const response = await endOwn(own, sidOf(lost))
    expect(await response.json()).toEqual({ data: { ended: 1 } })
    expect(await Promise.all([own, lost, third].map(isOpen))).toEqual([true, false, true])
  })

  it('ends all other sessions, and keeps that of the request', async () => {
    const person = await createPerson(payload)
    const [own, ...others] = await threeSessions(person)
    expect(await (await endOwn(own)).json()).toEqual({ data: { ended: 2 } })
    expect(await Promise.all([own, ...others].map(isOpen))).toEqual([true, false, false])
  })

  it('is allowed for oneself and super admins', async () => {
    const superAdmin = await createPerson(payload, { superAdmin: true })
    const person = await createPerson(payload, { role: 'admin', tenant: company.tenant })
    for (const manager of [person, superAdmin]) {
      const token = await tokenOf(payload, person)
      expect((await end(person.id, await tokenOf(payload, manager))).status).toBe(200)
      expect(await isOpen(token)).toBe(false)
    }
  })

  it('is denied to colleagues, the admins of one’s tenants, other tenants and visitors', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const token = await tokenOf(payload, person)
    const { admin, editor, viewer } = company
    for (const stranger of [admin, editor, viewer, other.admin, await createPerson(payload)])
      expect((await end(person.id, await tokenOf(payload, stranger))).status).toBe(403)
    expect((await end(person.id, null)).status).toBe(401)
    expect(await isOpen(token)).toBe(true)
  })

  it('happens on disabling an account, and on other devices after a change of password', async () => {
    const disabled = await createPerson(payload)
    const token = await tokenOf(payload, disabled)
    await payload.update({
      collection: 'users',
      id: disabled.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    await payload.update({
      collection: 'users',
      id: disabled.id,
      data: { status: 'active' },
      overrideAccess: true,
    })
    expect(await isOpen(token)).toBe(false)

    const person = await createPerson(payload)
    const [own, second] = await threeSessions(person)
    const changed = await rest(
      `/${person.id}`,
      { password: 'kurk-lantaarn-wolk', currentPassword: person.password },
      { authorization: `JWT ${own}` },
      'patch',
    )
    expect(changed.status).toBe(200)
    expect(await Promise.all([own, second].map(isOpen))).toEqual([true, false])
  })
})

describe('the account pages of the panel', () => {
  it('reject a weak password with the reason', async () => {
    const person = await createPerson(payload)
    const [own] = await threeSessions(person)
    const response = await rest(
      `/${person.id}`,
      { password: 'password12345', currentPassword: person.password },
      { authorization: `JWT ${own}` },
      'patch',
    )
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toMatch(/Many people use this|gebruiken veel mensen/)
  })

  it('give the same error for an unknown address, a wrong password and an unconfirmed account', async () => {
    const unconfirmed = await createPerson(payload)
    await payload.update({
      collection: 'users',
      id: unconfirmed.id,
      data: { _verified: false },
      overrideAccess: true,
    })
    const bodies: string[] = []
    for (const [email, password] of [
      ['nobody@example.org', 'wrong'],
      [company.viewer.email, 'wrong'],
      [unconfirmed.email, unconfirmed.password],
    ]) {
      const response = await rest('/login', { email, password })
      bodies.push(`${response.status} ${await response.text()}`)
    }
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toMatch(/^401/)
  })

  it('limit attempts, and report missing mail configuration and an invalid link', async () => {
    const email = `nobody-${crypto.randomUUID()}@example.org`
    const statuses: number[] = []
    const visitor = newVisitor()
    for (let attempt = 0; attempt < 8; attempt += 1)
      statuses.push((await rest('/login', { email, password: 'wrong' }, visitor)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 429])
    expect((await rest('/forgot-password', { email })).status).toBe(503)
    expect((await rest('/reset-password', { token: 'none', password: 'kurk-lantaarn-wolk' })).status).toBe(
      410,
    )
    expect((await rest('/verify/none', {})).status).toBe(410)
  })

  it.each([
    ['/login', { email: 'a\u0000@b.nl', password: 'x' }, 400],
    ['/login', { email: `${'a'.repeat(300)}@b.nl`, password: 'x' }, 400],
    ['/login', { email: 'a@b.nl', password: 'x'.repeat(1025) }, 400],
    ['/login', { email: ['a@b.nl'], password: null }, 400],
    ['/forgot-password', { email: 'a\u0000@b.nl' }, 400],
    ['/reset-password', { token: 'a\u0000b', password: 'kurk-lantaarn-wolk' }, 410],
    ['/reset-password', { token: 'a'.repeat(201), password: 'kurk-lantaarn-wolk' }, 410],
    ['/verify/aa%00bb', {}, 410],
  ])('reject %s with %j', async (path, body, status) => {
    const response = await rest(path, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] })
  })

  it('reject a body with a Content-Length over 64 kB', async () => {
    const response = await rest('/login', {}, { 'content-length': '65537' })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] })
  })
})
