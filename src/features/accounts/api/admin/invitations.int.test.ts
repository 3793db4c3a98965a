import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Tenant } from '@/payload-types'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { issueResetToken } from '@/src/features/accounts/server/mailed-token'
import { createOpenCompany, linkIn } from '@/src/testing/accounts'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { newVisitor } from '@/src/testing/forms'
import {
  accountWith,
  answerInvitation,
  invitePerson,
  pendingOf,
  rolesOf,
  signInOn,
  tokenIn,
} from '@/src/testing/invitations'
import { jobOf } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany, createPerson, createTenant } from '@/src/testing/tenants'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'
import { dataOf } from '@/src/api/core/schemas'
import { invitedUser, user as userSchema } from './schemas'

const USERS = '/api/admin/users'
const one = dataOf(userSchema)
const invitedOne = dataOf(invitedUser)

let payload: Payload
let mailbox: Mailbox
let company: Company
let other: Company
let open: Company
let adminToken: string
let superToken: string

beforeAll(async () => {
  payload = await payloadInstance()
  mailbox = await configureMail(payload)
  company = await createCompany(payload)
  other = await createCompany(payload)
  open = await createOpenCompany(payload)
  adminToken = await tokenOf(payload, company.admin)
  superToken = await tokenOf(payload, await createPerson(payload, { superAdmin: true }))
})

afterAll(() => mailbox.stop())

const newAddress = () => `nieuw-${randomUUID()}@example.org`
const invite = (email: string, more: object = {}, tenant: Tenant = company.tenant, token = adminToken) =>
  invitePerson(company, { token, tenant, body: { email, ...more } })
const accountOf = (email: string) => accountWith(payload, email)
const answer = (token: string, choice: 'accept' | 'decline', password?: string) =>
  answerInvitation(company, token, choice, password)
const choose = (token: string, password: string) => answer(token, 'accept', password)
const login = (email: string, password: string) => signInOn(company, email, password)

describe('inviting a person without an account', () => {
  it('sends an e-mail with a link to accept and choose a password, which gives the role', async () => {
    const email = newAddress()
    const invited = await invite(email, { language: 'en' })
    expect(invited.status).toBe(201)
    const { data } = await bodyAs(invited, invitedOne)
    expect(data).toMatchObject({ email, role: 'editor', pending: true, memberships: [] })
    expect(invited.headers.get('location')).toBe(`${USERS}/${data.id}`)
    expect([rolesOf(await accountOf(email)), pendingOf(await accountOf(email))]).toEqual([
      {},
      { [company.tenant.id]: 'editor' },
    ])

    const { message } = await mailbox.next(email)
    expect(message.subject).toContain('Invitation')
    expect(message.text).toContain('Role:\nEditor')
    expect(message.text).toContain(`An administrator of ${company.tenant.name} invites you`)
    expect(linkIn(message.text).hostname).toBe('localhost')
    const password = randomUUID()
    expect((await answer(tokenIn(message.text), 'accept')).status).toBe(422)
    expect((await answer(tokenIn(message.text), 'accept', 'password12345')).status).toBe(422)
    expect((await choose(tokenIn(message.text), password)).status).toBe(200)
    expect((await login(email, password)).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ _verified: true })
    expect(rolesOf(await accountOf(email))).toEqual({ [company.tenant.id]: 'editor' })
    expect((await choose(tokenIn(message.text), randomUUID())).status).toBe(410)
  })

  it('deletes the account when it is declined', async () => {
    const email = newAddress()
    await invite(email)
    const token = tokenIn((await mailbox.next(email)).message.text)
    expect((await answer(token, 'decline')).status).toBe(200)
    expect(await accountOf(email)).toBeUndefined()
    expect((await choose(token, randomUUID())).status).toBe(410)
  })

  it('gives no role by a link to reset the password', async () => {
    const email = newAddress()
    await invite(email)
    await mailbox.next(email)
    const token = await issueResetToken(payload, email)
    const body = { token, password: 'kurk-lantaarn-wolk' }
    const reset = await call('/api/auth/reset-password', {
      host: company.domain.hostname,
      body,
      headers: newVisitor(),
    })
    expect(reset.status).toBe(200)
    expect(rolesOf(await accountOf(email))).toEqual({})
    expect(pendingOf(await accountOf(email))).toEqual({ [company.tenant.id]: 'editor' })
  })

  it('replaces the link when repeated, and the person cannot sign in before choosing a password', async () => {
    const email = newAddress()
    expect((await invite(email)).status).toBe(201)
    const first = tokenIn((await mailbox.next(email)).message.text)
    expect((await login(email, randomUUID())).status).toBe(401)
    expect((await invite(email, { role: 'viewer' })).status).toBe(201)
    const second = tokenIn((await mailbox.next(email)).message.text)
    expect((await choose(first, randomUUID())).status).toBe(410)
    expect((await choose(second, randomUUID())).status).toBe(200)
    expect(rolesOf(await accountOf(email))).toEqual({ [company.tenant.id]: 'viewer' })
  })

  it('retries the e-mail later when the mail server rejects it', async () => {
    const email = newAddress()
    mailbox.refuse(true)
    expect((await invite(email)).status).toBe(201)
    const account = (await accountOf(email))?.id ?? null
    const job = await jobOf(payload, 'mailAccount', { kind: 'invited', account })
    mailbox.refuse(false)
    expect(JSON.stringify(job)).not.toContain('token')
    await payload.jobs.runByID({ id: job.id })
    const { message } = await mailbox.next(email)
    expect(message.messageId).toBe(`<account-invited.${job.id}@kade.example>`)
    expect((await choose(tokenIn(message.text), randomUUID())).status).toBe(200)
  })

  it('works for a tenant that has no site yet', async () => {
    const bare = await createTenant(payload, { name: 'Nog zonder site' })
    const email = newAddress()
    expect((await invite(email, { role: 'admin' }, bare, superToken)).status).toBe(201)
    const { message } = await mailbox.next(email)
    expect(message.subject).toContain('Nog zonder site')
    expect(linkIn(message.text).pathname).toBe('/admin/invitation')
  })
})

describe('inviting a person whose role elsewhere changes at the same time', () => {
  it.each([
    ['loses it, whoever invites', [], () => superToken],
    ['loses it, and is invited by an admin', [], () => adminToken],
    ['has the new one, whoever invites', ['viewer' as const], () => superToken],
  ])('%s', async (_, roles, token) => {
    const { id, email } = await createPerson(payload, { role: 'admin', tenant: other.tenant })
    const tenants = roles.map((role) => ({ tenant: other.tenant.id, role }))
    const req = await createLocalReq({}, payload)
    const invited = await inTransaction(req, async () => {
      await payload.update({ collection: 'users', id, data: { tenants }, overrideAccess: true, req })
      const answer = invite(email, {}, company.tenant, token())
      await waitForLockWaiter(payload)
      // In an object: the invitation ends after this transaction only.
      return { answer }
    })
    expect((await invited.answer).status).toBe(201)
    const elsewhere = Object.fromEntries(roles.map((role) => [other.tenant.id, role]))
    expect(rolesOf(await accountOf(email))).toEqual(elsewhere)
    expect(pendingOf(await accountOf(email))).toEqual({ [company.tenant.id]: 'editor' })
  })
})

describe('inviting a person who registered the address without confirming it', () => {
  const registered = 'kurk-lantaarn-wolk'
  const register = async (email: string): Promise<string> => {
    const body = { name: 'Wie dan ook', email, password: registered }
    const host = open.domain.hostname
    expect((await call('/api/auth/register', { host, body, headers: newVisitor() })).status).toBe(200)
    return linkIn((await mailbox.next(email)).message.text).searchParams.get('token') ?? ''
  }
  const verify = (token: string) =>
    call('/api/auth/verify', { host: company.domain.hostname, body: { token }, headers: newVisitor() })

  it('replaces the password of the registration by that of the reader of the e-mail', async () => {
    const email = newAddress()
    const link = await register(email)
    expect((await invite(email)).status).toBe(201)
    const chosen = tokenIn((await mailbox.next(email)).message.text)
    expect((await login(email, registered)).status).toBe(401)
    const password = randomUUID()
    expect((await choose(chosen, password)).status).toBe(200)
    expect((await verify(link)).status).toBe(410)
    expect((await login(email, registered)).status).toBe(401)
    expect((await login(email, password)).status).toBe(200)
  })

  it('leaves the registration as it is until then', async () => {
    const email = newAddress()
    const link = await register(email)
    for (const role of ['editor', 'viewer']) {
      expect((await invite(email, { role })).status).toBe(201)
      await mailbox.next(email)
    }
    expect(pendingOf(await accountOf(email))).toEqual({ [company.tenant.id]: 'viewer' })
    expect((await verify(link)).status).toBe(200)
    expect((await login(email, registered)).status).toBe(200)
    expect(rolesOf(await accountOf(email))).toEqual({})
  })

  it('keeps a registered account when the invitation is withdrawn, and deletes one that an invitation created', async () => {
    const [own, made] = [newAddress(), newAddress()]
    await register(own)
    for (const email of [own, made]) {
      const { data } = await bodyAs(await invite(email), invitedOne)
      const path = `${USERS}/${data.id}`
      expect((await call(path, { method: 'DELETE', token: adminToken })).status).toBe(204)
    }
    expect(pendingOf(await accountOf(own))).toEqual({})
    expect([Boolean(await accountOf(own)), Boolean(await accountOf(made))]).toEqual([true, false])
  })
})

describe('inviting a super admin', () => {
  it('does not disclose that the account is a super admin, except to super admins', async () => {
    const [first, second] = [
      await createPerson(payload, { superAdmin: true }),
      await createPerson(payload, { superAdmin: true }),
    ]
    const { data } = await bodyAs(await invite(first.email), invitedOne)
    expect(data).toMatchObject({ role: 'editor', platformRole: null })
    const path = `${USERS}/${data.id}`
    const read = async (token: string) =>
      (await bodyAs(await call(path, { token, tenant: company.tenant.slug }), one)).data
    expect(await read(adminToken)).toMatchObject({ platformRole: null })
    expect(await read(superToken)).toMatchObject({ platformRole: 'superAdmin' })
    const shown = await bodyAs(await invite(second.email, {}, company.tenant, superToken), invitedOne)
    expect(shown.data).toMatchObject({ platformRole: 'superAdmin' })
    const back = await call(path, { token: adminToken, body: { role: 'viewer', platformRole: null } })
    expect(back.status).toBe(200)
    expect(await accountOf(first.email)).toMatchObject({ platformRole: 'superAdmin' })
  })
})

describe('an invitation', () => {
  it('is rejected for a member; of a disabled account it stays pending, and only super admins get the reason', async () => {
    expect((await invite(company.viewer.email)).status).toBe(409)
    const blocked = await createPerson(payload, { role: 'editor', tenant: other.tenant })
    const data = { status: 'disabled' as const }
    await payload.update({ collection: 'users', id: blocked.id, data, overrideAccess: true })
    const invited = await bodyAs(await invite(blocked.email), invitedOne)
    expect(invited.data).toMatchObject({ pending: true, status: null })
    const rejected = await invite(blocked.email, {}, company.tenant, superToken)
    expect(await rejected.text()).toContain('blocked')
    expect(rolesOf(await accountOf(blocked.email))).toEqual({ [other.tenant.id]: 'editor' })
    expect(rolesOf(await accountOf(company.viewer.email))).toEqual({ [company.tenant.id]: 'viewer' })
  })

  it('can only be sent by admins of the tenant', async () => {
    const email = newAddress()
    const attempts = [
      await invite(email, {}, company.tenant, await tokenOf(payload, company.editor)),
      await invite(email, {}, company.tenant, await tokenOf(payload, other.admin)),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([403, 404])
    expect(await accountOf(email)).toBeUndefined()
  })

  it('requires a role and a valid address', async () => {
    const answer = await invite('geen adres', { role: 'superAdmin' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'email' }, { path: 'role' }] })
  })

  it('is limited per tenant and address', async () => {
    const email = newAddress()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await invite(email)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect((await invite(email, {}, open.tenant, superToken)).status).toBe(201)
  })
})
