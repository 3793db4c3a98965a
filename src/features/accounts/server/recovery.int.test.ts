import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findOwnTokens } from '@/src/features/api-tokens/server/own-tokens'
import { payloadInstance } from '@/src/platform/payload'
import { linkIn } from '@/src/testing/accounts'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { configureMail } from '@/src/testing/configured-mail'
import type { Mailbox } from '@/src/testing/mailbox'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { resetFactors } from './factors/reset-factors'
import { findAccount } from './find-account'
import { issueResetToken } from './mailed-token'
import { setPasswordAsOperator } from './operator-password'

const NEW = 'kurk-lantaarn-wolk'

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
const post = (path: string, body: object) => restRequest(payload, null, 'POST', `users/${path}`, { body })
const signIn = ({ email }: Person) => payload.login({ collection: 'users', data: { email, password: NEW } })

describe('recovery on a host of the panel that is not a site', () => {
  it.each([
    ['a super admin', () => createPerson(payload, { superAdmin: true })],
    ['an editor', newEditor],
  ])('mails %s a link, and a notice once the password is changed', async (_name, create) => {
    const person = await create()
    expect((await post('forgot-password', { email: person.email })).status).toBe(200)
    const link = linkIn((await mailbox.next(person.email)).message.text)
    expect(link.pathname).toMatch(/^\/(?:en\/)?admin\/reset\/[\w-]{43}$/)
    const token = link.pathname.split('/').at(-1)
    expect((await post('reset-password', { token, password: NEW })).status).toBe(200)
    expect((await mailbox.next(person.email)).message.subject).toBeTruthy()
    expect((await signIn(person)).user?.id).toBe(person.id)
  })
})

describe('API tokens are deleted', () => {
  const request = () => createLocalReq({}, payload)

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'a mailed link',
      async ({ email }) =>
        post('reset-password', { token: await issueResetToken(payload, email), password: NEW }),
    ],
    ['the operator', ({ email }) => setPasswordAsOperator(payload, { email, password: NEW, create: false })],
    [
      'the person',
      (person) =>
        restRequest(payload, person, 'PATCH', `users/${person.id}`, {
          body: { password: NEW, currentPassword: person.password },
        }),
    ],
  ])('when the password is changed by %s', async (_name, change) => {
    const person = await newEditor()
    await apiTokenFor(payload, person, { tenant: company.tenant })
    await change(person)
    expect((await signIn(person)).user?.id).toBe(person.id)
    expect(await findOwnTokens(await request(), person.id)).toEqual([])
  })

  it('when the second factors are reset', async () => {
    const person = await newEditor()
    await apiTokenFor(payload, person, { tenant: company.tenant })
    await resetFactors(await request(), person)
    expect(await findOwnTokens(await request(), person.id)).toEqual([])
  })
})

it('voids mailed tokens when a super admin changes the e-mail address', async () => {
  const [person, superAdmin] = [await newEditor(), await createPerson(payload, { superAdmin: true })]
  await issueResetToken(payload, person.email)
  const body = { email: `new-${person.email}` }
  expect((await restRequest(payload, superAdmin, 'PATCH', `users/${person.id}`, { body })).status).toBe(200)
  const stored = await findAccount(payload, { id: { equals: person.id } })
  expect([stored?.email, stored?.resetPasswordToken ?? null]).toEqual([body.email, null])
})
