import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Tenant, User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { findAccount } from '@/src/features/accounts/server/find-account'
import { createOpenCompany, linkIn } from '@/src/testing/accounts'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { newVisitor } from '@/src/testing/forms'
import { jobOf } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany, createPerson, createTenant } from '@/src/testing/tenants'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'
import { dataOf } from '@/src/api/core/schemas'
import { user as userSchema } from './schemas'

const USERS = '/api/admin/users'
const one = dataOf(userSchema)

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
const invite = (email: string, more: object = {}, to: Tenant = company.tenant, token = adminToken) =>
  call(USERS, {
    token,
    tenant: to.slug,
    host: company.domain.hostname,
    body: { name: 'Redactie', email, role: 'editor', ...more },
    headers: newVisitor(),
  })

async function accountOf(email: string): Promise<User | undefined> {
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, overrideAccess: true })
  return docs[0]
}
const rolesOf = (user: User | undefined) =>
  Object.fromEntries((user?.tenants ?? []).map(({ tenant, role }) => [referenceId(tenant), role]))

const tokenIn = (text: string | undefined) => linkIn(text).pathname.split('/').at(-1) ?? ''
const choose = (token: string, password: string) =>
  call('/api/auth/reset-password', {
    host: company.domain.hostname,
    body: { token, password },
    headers: newVisitor(),
  })
const login = (email: string, password: string) =>
  call('/api/auth/login', {
    host: company.domain.hostname,
    body: { email, password },
    headers: newVisitor(),
  })

describe('inviting a person without an account', () => {
  it('sends an e-mail with a link to choose a password, which gives the role', async () => {
    const email = newAddress()
    const answer = await invite(email, { language: 'en' })
    expect(answer.status).toBe(201)
    const { data } = await bodyAs(answer, one)
    expect(data).toMatchObject({ email, role: 'editor', confirmed: false, language: 'en' })
    expect(answer.headers.get('location')).toBe(`${USERS}/${data.id}`)

    const { message } = await mailbox.next(email)
    expect(message.subject).toContain('Invitation')
    expect(linkIn(message.text).hostname).toBe(company.domain.hostname)
    const password = randomUUID()
    expect((await choose(tokenIn(message.text), password)).status).toBe(200)
    expect((await login(email, password)).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ _verified: true })
    expect((await choose(tokenIn(message.text), randomUUID())).status).toBe(410)
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
    const token = await findAccount(payload, { id: { equals: account } })
    expect(JSON.stringify(job)).not.toContain(token?.resetPasswordToken)
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
    expect(linkIn(message.text).pathname).toMatch(/^\/admin\/reset\//)
  })
})

describe('inviting a person with an account in another tenant', () => {
  it('adds the role and sends an e-mail; name, password and other roles are kept and not disclosed', async () => {
    const { email, name, password } = await createPerson(payload, { role: 'viewer', tenant: other.tenant })
    const { data } = await bodyAs(await invite(email.toUpperCase()), one)
    expect(data).toMatchObject({ name, role: 'editor' })
    expect(data.memberships).toEqual([{ tenant: company.tenant.slug, role: 'editor' }])
    const { message } = await mailbox.next(email)
    expect(message.text).not.toContain(other.tenant.slug)
    expect(message.text).not.toMatch(/reset/)
    expect(rolesOf(await accountOf(email))).toEqual({
      [other.tenant.id]: 'viewer',
      [company.tenant.id]: 'editor',
    })
    expect((await login(email, password)).status).toBe(200)
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
    expect(rolesOf(await accountOf(email))).toEqual({ ...elsewhere, [company.tenant.id]: 'editor' })
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

  it('invalidates the registration’s link and password in favour of the reader of the e-mail', async () => {
    const email = newAddress()
    const link = await register(email)
    expect((await invite(email)).status).toBe(201)
    const chosen = tokenIn((await mailbox.next(email)).message.text)
    expect((await verify(link)).status).toBe(410)
    expect((await login(email, registered)).status).toBe(401)
    // Not by a confirmation of another kind either.
    const { id } = (await accountOf(email)) ?? { id: '' }
    await payload.update({ collection: 'users', id, data: { _verified: true }, overrideAccess: true })
    expect((await login(email, registered)).status).toBe(401)
    const password = randomUUID()
    expect((await choose(chosen, password)).status).toBe(200)
    expect((await login(email, password)).status).toBe(200)
  })

  it('invalidates them again when repeated', async () => {
    const email = newAddress()
    for (const role of ['editor', 'viewer']) {
      expect((await invite(email, { role })).status).toBe(201)
      await mailbox.next(email)
    }
    expect(rolesOf(await accountOf(email))).toEqual({ [company.tenant.id]: 'viewer' })
  })

  it('keeps a registered account when the membership ends, and deletes one that an invitation created', async () => {
    const [own, made] = [newAddress(), newAddress()]
    await register(own)
    for (const email of [own, made]) {
      const { data } = await bodyAs(await invite(email), one)
      const path = `${USERS}/${data.id}`
      expect((await call(path, { method: 'DELETE', token: adminToken })).status).toBe(204)
    }
    expect(rolesOf(await accountOf(own))).toEqual({})
    expect([Boolean(await accountOf(own)), Boolean(await accountOf(made))]).toEqual([true, false])
  })
})

describe('inviting a super admin', () => {
  it('does not disclose that the account is a super admin, except to super admins', async () => {
    const [first, second] = [
      await createPerson(payload, { superAdmin: true }),
      await createPerson(payload, { superAdmin: true }),
    ]
    const { data } = await bodyAs(await invite(first.email), one)
    expect(data).toMatchObject({ role: 'editor', platformRole: null })
    const path = `${USERS}/${data.id}`
    const read = async (token: string) =>
      (await bodyAs(await call(path, { token, tenant: company.tenant.slug }), one)).data
    expect(await read(adminToken)).toMatchObject({ platformRole: null })
    expect(await read(superToken)).toMatchObject({ platformRole: 'superAdmin' })
    const told = await bodyAs(await invite(second.email, {}, company.tenant, superToken), one)
    expect(told.data).toMatchObject({ platformRole: 'superAdmin' })
    const back = await call(path, { token: adminToken, body: { role: 'viewer', platformRole: null } })
    expect(back.status).toBe(200)
    expect(await accountOf(first.email)).toMatchObject({ platformRole: 'superAdmin' })
  })
})

describe('an invitation', () => {
  it('is rejected for a member, and for a disabled account, which only super admins are told about', async () => {
    expect((await invite(company.viewer.email)).status).toBe(409)
    const blocked = await createPerson(payload, { role: 'editor', tenant: other.tenant })
    const data = { status: 'disabled' as const }
    await payload.update({ collection: 'users', id: blocked.id, data, overrideAccess: true })
    const refused = await invite(blocked.email)
    expect(refused.status).toBe(409)
    expect(await refused.text()).not.toMatch(/block|account|tenant/)
    const told = await invite(blocked.email, {}, company.tenant, superToken)
    expect(await told.text()).toContain('blocked')
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

  it('is limited per address', async () => {
    const email = newAddress()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await invite(email)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
