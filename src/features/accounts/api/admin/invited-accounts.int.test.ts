import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Tenant } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { configureMail } from '@/src/testing/configured-mail'
import {
  accountWith,
  answerInvitation,
  invitePerson,
  pendingOf,
  rolesOf,
  signInOn,
  tokenIn,
} from '@/src/testing/invitations'
import { callPanel } from '@/src/testing/panel-api'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { invitedUser, user as userSchema } from './schemas'

const USERS = '/api/admin/users'
const one = dataOf(userSchema)
const invitedOne = dataOf(invitedUser)

let payload: Payload
let mailbox: Mailbox
let company: Company
let other: Company
let adminToken: string

beforeAll(async () => {
  payload = await payloadInstance()
  mailbox = await configureMail(payload)
  company = await createCompany(payload)
  other = await createCompany(payload)
  adminToken = await tokenOf(payload, company.admin)
})

afterAll(() => mailbox.stop())

const invite = (email: string, more: object = {}, tenant: Tenant = company.tenant, token = adminToken) =>
  invitePerson(company, { token, tenant, body: { email, ...more } })
const accountOf = (email: string) => accountWith(payload, email)
const answer = (token: string, choice: 'accept' | 'decline', password?: string) =>
  answerInvitation(company, token, choice, password)
const login = (email: string, password: string) => signInOn(company, email, password)

describe('inviting an address', () => {
  it('tells nothing about whether it has an account, also when the invitation is withdrawn and sent again', async () => {
    const known = await createPerson(payload, { role: 'viewer', tenant: other.tenant })
    const told = async (email: string) => {
      const answers: unknown[] = []
      const ids = new Set<string>()
      for (const withdraw of [true, false]) {
        const { data } = await bodyAs(await invite(email), invitedOne)
        await mailbox.next(email)
        ids.add(data.id)
        answers.push({ ...data, id: ids.size, email: null })
        const path = `${USERS}/${data.id}`
        if (withdraw) answers.push((await call(path, { method: 'DELETE', token: adminToken })).status)
        if (withdraw) answers.push((await call(path, { token: adminToken })).status)
      }
      const [id = ''] = ids
      const entries = (await auditOf(payload, id)).filter(({ tenant }) => tenant === company.tenant.id)
      answers.push(entries.map(({ action, documentTitle, changes }) => ({ action, documentTitle, changes })))
      return { answers, id }
    }
    const unknown = await told(`new-${randomUUID()}@example.org`)
    expect((await told(known.email)).answers).toEqual(unknown.answers)
    expect(unknown.answers).toContain(404)
    expect(unknown.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  it('makes an account with another id when the first one belongs to somebody by now', async () => {
    const email = `new-${randomUUID()}@example.org`
    const { data: first } = await bodyAs(await invite(email), invitedOne)
    const change = { email: `moved-${email}` }
    await payload.update({ collection: 'users', id: first.id, data: change, overrideAccess: true })
    const { data: second } = await bodyAs(await invite(email), invitedOne)
    expect(second.id).not.toBe(first.id)
    await mailbox.next(email)
  })
})

describe('inviting a person with an account in another tenant', () => {
  it('gives no role and shows nothing of the account until they accept', async () => {
    const person = await createPerson(payload, { role: 'viewer', tenant: other.tenant })
    const { id, email, name, password } = person
    const { data } = await bodyAs(await invite(email.toUpperCase()), invitedOne)
    expect(data).toEqual({
      id,
      email,
      name: 'Redactie',
      role: 'editor',
      pending: true,
      memberships: [],
      platformRole: null,
      status: null,
      confirmed: null,
      language: null,
      createdAt: null,
      updatedAt: null,
      link: null,
    })
    const token = await tokenOf(payload, person)
    expect((await call('/api/admin/dashboard', { token, tenant: company.tenant.slug })).status).toBe(404)

    const { message } = await mailbox.next(email)
    expect(message.text).not.toContain(other.tenant.slug)
    expect((await answer(tokenIn(message.text), 'accept')).status).toBe(200)
    const found = await call(`${USERS}/${id}`, { token: adminToken, tenant: company.tenant.slug })
    expect((await bodyAs(found, one)).data).toMatchObject({ name, role: 'editor', pending: false })
    expect(rolesOf(await accountOf(email))).toEqual({
      [other.tenant.id]: 'viewer',
      [company.tenant.id]: 'editor',
    })
    expect((await call('/api/admin/dashboard', { token, tenant: company.tenant.slug })).status).toBe(200)
    expect((await login(email, password)).status).toBe(200)
  })

  it('leaves the account as it is when they decline, or when the invitation is withdrawn', async () => {
    const people = [await createPerson(payload), await createPerson(payload)]
    const tokens: string[] = []
    for (const { email } of people) {
      await invite(email)
      tokens.push(tokenIn((await mailbox.next(email)).message.text))
    }
    const [declined, withdrawn] = people
    expect((await answer(tokens[0] ?? '', 'decline')).status).toBe(200)
    const removed = await call(`${USERS}/${withdrawn?.id}`, { method: 'DELETE', token: adminToken })
    expect(removed.status).toBe(204)
    for (const [index, person] of [declined, withdrawn].entries()) {
      const account = await accountOf(person?.email ?? '')
      expect([rolesOf(account), pendingOf(account), account?.name]).toEqual([{}, {}, person?.name])
      expect((await answer(tokens[index] ?? '', 'accept')).status).toBe(410)
    }
  })

  it('can have the role of the invitation changed, also by inviting again', async () => {
    const { id, email } = await createPerson(payload)
    await invite(email)
    const first = tokenIn((await mailbox.next(email)).message.text)
    const changed = await call(`${USERS}/${id}`, { token: adminToken, body: { role: 'viewer' } })
    expect((await bodyAs(changed, one)).data).toMatchObject({ role: 'viewer', pending: true })
    await invite(email, { role: 'admin' })
    expect((await answer(first, 'accept')).status).toBe(410)
    expect(pendingOf(await accountOf(email))).toEqual({ [company.tenant.id]: 'admin' })
  })

  it('is answered on the account screen by the person, and by nobody else', async () => {
    const person = await createPerson(payload)
    await invite(person.email)
    await mailbox.next(person.email)
    const path = `/panel-api/account/invitations/${company.tenant.id}`
    const send = async (by: Person | null) =>
      (
        await callPanel(path, {
          body: { answer: 'accept' },
          ...(by && { token: await tokenOf(payload, by) }),
        })
      ).status
    expect([await send(null), await send(company.admin), await send(other.admin)]).toEqual([401, 404, 404])
    expect(rolesOf(await accountOf(person.email))).toEqual({})
    expect(await send(person)).toBe(204)
    expect(rolesOf(await accountOf(person.email))).toEqual({ [company.tenant.id]: 'editor' })
    expect(await send(person)).toBe(404)
  })

  it('ends the sessions that the account had before its first role, by mail and on the account screen', async () => {
    const people = [await createPerson(payload), await createPerson(payload)]
    const sessions = await Promise.all(people.map((person) => tokenOf(payload, person)))
    const [byMail, onScreen] = sessions
    const statusOf = async (token = '') => (await call('/api/auth/session', { token })).status
    const mailed: string[] = []
    for (const { email } of people) {
      await invite(email)
      mailed.push(tokenIn((await mailbox.next(email)).message.text))
    }
    expect([await statusOf(byMail), await statusOf(onScreen)]).toEqual([200, 200])
    expect((await answer(mailed[0] ?? '', 'accept')).status).toBe(200)
    const path = `/panel-api/account/invitations/${company.tenant.id}`
    const accepted = await callPanel(path, { body: { answer: 'accept' }, token: onScreen ?? '' })
    expect(accepted.status).toBe(204)
    expect([await statusOf(byMail), await statusOf(onScreen)]).toEqual([401, 401])
  })

  it('rejects a forged, an expired and a foreign token', async () => {
    const person = await createPerson(payload)
    await invite(person.email)
    const token = tokenIn((await mailbox.next(person.email)).message.text)
    const foreign = token.replace(company.tenant.id, other.tenant.id)
    for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, foreign, 'x'])
      expect((await answer(wrong, 'accept')).status).toBe(410)
    const invitations = (await accountOf(person.email))?.invitations ?? []
    const late = invitations.map((row) => ({ ...row, expiresAt: new Date(Date.now() - 1000).toISOString() }))
    const data = { invitations: late }
    await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
    expect((await answer(token, 'accept')).status).toBe(410)
    const path = `/panel-api/account/invitations/${company.tenant.id}`
    const own = { body: { answer: 'accept' }, token: await tokenOf(payload, person) }
    expect((await callPanel(path, own)).status).toBe(404)
    expect(rolesOf(await accountOf(person.email))).toEqual({})
  })
})
