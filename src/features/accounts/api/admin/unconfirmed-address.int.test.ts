import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { issueResetToken } from '@/src/features/accounts/server/mailed-token'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
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
import type { Mailbox } from '@/src/testing/mailbox'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
let mailbox: Mailbox | null = null

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

afterAll(() => mailbox?.stop())

const accountOf = (email: string) => accountWith(payload, email)

/** Somebody for whom an admin of `company` typed a password, at an address that may be of somebody else. */
async function madeByAdmin(): Promise<Person> {
  const password = randomUUID()
  const account = await payload.create({
    collection: 'users',
    data: {
      name: 'Wie dan ook',
      email: `ander-${randomUUID()}@example.org`,
      password,
      status: 'active',
      tenants: [{ tenant: company.tenant.id, role: 'viewer' }],
    },
    overrideAccess: false,
    user: company.admin,
  })
  return { ...account, collection: 'users', password }
}

it('an account made by a tenant’s admin has an address that nobody confirmed, and its person cannot change that', async () => {
  const person = await madeByAdmin()
  expect(await accountOf(person.email)).toMatchObject({ _verified: true, addressUnconfirmed: true })
  for (const user of [person, company.admin])
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { addressUnconfirmed: false },
      overrideAccess: false,
      user,
    })
  expect(await accountOf(person.email)).toMatchObject({ addressUnconfirmed: true })
})

it('whoever has it cannot accept what was mailed to the owner of the address, who takes it over instead', async () => {
  const person = await madeByAdmin()
  const token = await tokenOf(payload, person)
  mailbox = await configureMail(payload)
  const body = { email: person.email }
  const by = { token: await tokenOf(payload, other.admin), tenant: other.tenant, body }
  expect((await invitePerson(other, by)).status).toBe(201)
  const mailed = tokenIn((await mailbox.next(person.email)).message.text)
  await mailbox.stop()
  const path = `/panel-api/account/invitations/${other.tenant.id}`
  for (const more of [{}, { token: mailed.replace(/.$/, 'x') }])
    expect((await callPanel(path, { body: { answer: 'accept', ...more }, token })).status).toBe(403)
  expect(pendingOf(await accountOf(person.email))).toEqual({ [other.tenant.id]: 'editor' })

  expect((await answerInvitation(other, mailed, 'accept')).status).toBe(422)
  const password = randomUUID()
  expect((await answerInvitation(other, mailed, 'accept', password)).status).toBe(200)
  expect(await accountOf(person.email)).toMatchObject({ addressUnconfirmed: false })
  expect(rolesOf(await accountOf(person.email))).toMatchObject({ [other.tenant.id]: 'editor' })
  expect((await call('/api/auth/session', { token })).status).toBe(401)
  expect((await signInOn(other, person.email, person.password)).status).toBe(401)
  expect((await signInOn(other, person.email, password)).status).toBe(200)
})

it('loses a pending invitation with the address', async () => {
  const person = await madeByAdmin()
  const by = {
    token: await tokenOf(payload, other.admin),
    tenant: other.tenant,
    body: { email: person.email },
  }
  expect((await invitePerson(other, by)).status).toBe(201)
  const data = { email: `nieuw-${randomUUID()}@example.org` }
  await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
  expect(pendingOf(await accountOf(data.email))).toEqual({})
})

it('is confirmed by a mailed link to choose a password', async () => {
  const person = await madeByAdmin()
  const body = { token: await issueResetToken(payload, person.email), password: 'kurk-lantaarn-wolk' }
  const host = company.domain.hostname
  const reset = await call('/api/auth/reset-password', { host, body, headers: newVisitor() })
  expect(reset.status).toBe(200)
  expect(await accountOf(person.email)).toMatchObject({ addressUnconfirmed: false })
})
