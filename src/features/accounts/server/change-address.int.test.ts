import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { User } from '@/payload-types'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { addressOutcome } from '@/src/features/accounts/api/public/schemas'
import { dataOf } from '@/src/api/core/schemas'
import { linkIn } from '@/src/testing/accounts'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { newVisitor } from '@/src/testing/forms'
import { jobOf } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { giveTotp, SSO_ONLY } from '@/src/testing/second-factors'
import { codeOf } from '@/src/testing/totp-codes'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { findAccount } from './find-account'
import { issueResetToken } from './mailed-token'

let payload: Payload
let company: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const newEditor = () => createPerson(payload, { role: 'editor', tenant: company.tenant })
const newAddress = () => `moved-${randomUUID()}@example.org`
const stored = (id: string) => findAccount(payload, { id: { equals: id } })
const request = async (person: Person, email: string, proof: object = { password: person.password }) =>
  call('/api/auth/address', {
    body: { email, proof },
    token: await tokenOf(payload, person),
    headers: newVisitor(),
  })
const answer = (token: string) => call('/api/auth/address/answer', { body: { token }, headers: newVisitor() })
const tokenIn = (text: string | undefined) => linkIn(text).searchParams.get('token') ?? ''
const mailTo = async (to: string) => (await mailbox.next(to)).message

/** Asks for another address. @returns it, and the tokens that were mailed */
async function requested(person: Person, email = newAddress()) {
  expect((await request(person, email)).status).toBe(200)
  const confirm = tokenIn((await mailTo(email)).text)
  const stop = tokenIn((await mailTo(person.email)).text)
  return { email, confirm, stop }
}

const outcomeOf = async (response: Response) => (await bodyAs(response, dataOf(addressOutcome))).data.outcome
const signInStatus = async (email: string, { password }: Person) =>
  (await call('/api/auth/login', { body: { email, password }, headers: newVisitor() })).status

describe('a change of address', () => {
  it('takes effect once it is confirmed, and then ends sessions and mailed links, and is mailed to both', async () => {
    const person = await newEditor()
    const session = await tokenOf(payload, person)
    const { email, confirm } = await requested(person)
    expect([await signInStatus(person.email, person), await signInStatus(email, person)]).toEqual([200, 401])
    await issueResetToken(payload, person.email)
    expect(await outcomeOf(await answer(confirm))).toBe('confirmed')
    expect(await stored(person.id)).toMatchObject({
      email,
      resetPasswordToken: null,
      newEmail: null,
      sessions: [],
    })
    expect((await call('/api/auth/session', { token: session })).status).toBe(401)
    for (const to of [person.email, email]) expect((await mailTo(to)).text).toContain(email)
    expect([await signInStatus(person.email, person), await signInStatus(email, person)]).toEqual([401, 200])
    expect((await answer(confirm)).status).toBe(410)
  })

  it('is stopped by the link that was mailed to the old address', async () => {
    const person = await newEditor()
    const { confirm, stop } = await requested(person)
    expect(await outcomeOf(await answer(stop))).toBe('stopped')
    for (const token of [confirm, stop]) expect((await answer(token)).status).toBe(410)
    expect((await stored(person.id))?.email).toBe(person.email)
  })

  it('is void after a day, once another one is requested, and with a new password', async () => {
    const person = await newEditor()
    const first = await requested(person)
    const second = await requested(person)
    expect((await answer(first.confirm)).status).toBe(410)
    const change = (data: Partial<User>) =>
      payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
    await change({ newEmailUntil: new Date(Date.now() - 1000).toISOString() })
    expect((await answer(second.confirm)).status).toBe(410)
    const third = await requested(person)
    await change({ password: 'kurk-lantaarn-wolk' })
    expect((await answer(third.confirm)).status).toBe(410)
    expect((await stored(person.id))?.email).toBe(person.email)
  })

  it('needs the password or a code of the second factor', async () => {
    const person = await newEditor()
    const { secret } = await giveTotp(payload, person.id)
    for (const proof of [{ password: 'not the password' }, { code: '000000' }])
      expect((await request(person, newAddress(), proof)).status).toBe(422)
    expect((await stored(person.id))?.newEmail ?? null).toBeNull()
    expect((await request(person, newAddress(), { code: codeOf(secret) })).status).toBe(200)
  })

  it('needs a session, and changes the account of that session only', async () => {
    const [person, other] = [await newEditor(), await newEditor()]
    const body = { email: newAddress(), proof: { password: person.password } }
    expect((await call('/api/auth/address', { body, headers: newVisitor() })).status).toBe(401)
    const { confirm } = await requested(person)
    const [, signature = ''] = confirm.split('.')
    for (const token of [`${other.id}.${signature}`, `${person.id}.${'A'.repeat(43)}`, 'none'])
      expect((await answer(token)).status).toBe(410)
    expect((await stored(other.id))?.email).toBe(other.email)
  })

  it('does not reveal that an address is taken: it answers the same, and mails no link there', async () => {
    const [person, owner] = [await newEditor(), await newEditor()]
    const free = await request(person, newAddress())
    const taken = await request(person, owner.email)
    expect([taken.status, await taken.text()]).toEqual([200, await free.text()])
    const job = await jobOf(payload, 'mailAccount', { kind: 'confirmAddress', account: person.id })
    expect(job.completedAt).not.toBeNull()
    expect((await request(owner, newAddress())).status).toBe(200)
    // The first mail that the owner gets is about their own request.
    expect((await mailTo(owner.email)).text).toContain('De wijziging tegenhouden')
  })

  it('to an address that was taken meanwhile is void', async () => {
    const person = await newEditor()
    const { email, confirm } = await requested(person)
    const other = await newEditor()
    await payload.update({ collection: 'users', id: other.id, data: { email }, overrideAccess: true })
    expect((await answer(confirm)).status).toBe(410)
    expect((await stored(person.id))?.email).toBe(person.email)
  })

  it('is not for the same address, nor for people who sign in by single sign-on only', async () => {
    const person = await newEditor()
    expect((await request(person, person.email.toUpperCase())).status).toBe(422)
    const configured = env.OIDC
    env.OIDC = SSO_ONLY
    try {
      expect((await request(person, newAddress())).status).toBe(403)
    } finally {
      env.OIDC = configured
    }
  })

  it('may be requested five times an hour', async () => {
    const person = await newEditor()
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await request(person, newAddress())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

it('a super admin may set an address directly, which ends sessions and is mailed to both', async () => {
  const [person, superAdmin] = [await newEditor(), await createPerson(payload, { superAdmin: true })]
  const session = await tokenOf(payload, person)
  const email = newAddress()
  const response = await call(`/api/admin/users/${person.id}`, {
    body: { email },
    token: await tokenOf(payload, superAdmin),
    tenant: company.tenant.slug,
  })
  expect(z.object({ data: z.object({ email: z.string() }) }).parse(await response.json()).data.email).toBe(
    email,
  )
  for (const to of [person.email, email]) expect((await mailTo(to)).text).toContain(email)
  expect((await call('/api/auth/session', { token: session })).status).toBe(401)
})
