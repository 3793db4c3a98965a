import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { deviceIn, signInAsBrowser } from '@/src/testing/devices'
import { newVisitor, randomIpAddress } from '@/src/testing/forms'
import { callPanel } from '@/src/testing/panel-api'
import { giveTotp } from '@/src/testing/second-factors'
import { codeOf } from '@/src/testing/totp-codes'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { endSessions } from './end-sessions'
import { resetFactors } from './factors/reset-factors'
import { consumeAttempt } from './limits'
import { setPasswordAsOperator } from './operator-password'
import { issueResetToken } from './mailed-token'

const NEW = 'kurk-lantaarn-wolk'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const newEditor = () => createPerson(payload, { role: 'editor', tenant: company.tenant })

/** Somebody who has signed in with a browser, and the cookie of that. */
async function personWithDevice() {
  const person = await newEditor()
  return { person, cookie: deviceIn(await signInAsBrowser(person)) }
}

/** Strangers with many addresses guess until the account is locked for everybody unknown. */
async function lockOut({ email }: Person): Promise<void> {
  const guess = () => consumeAttempt('login', { account: email, address: randomIpAddress() })
  while ((await guess()) === 0);
}

const statusOf = async (person: Pick<Person, 'email' | 'password'>, cookie = '') =>
  (await signInAsBrowser(person, { cookie })).status

describe('a device on which the owner signed in before', () => {
  it('lets the owner in while strangers guess from many addresses, and nobody else', async () => {
    const { person, cookie } = await personWithDevice()
    await lockOut(person)
    expect(await statusOf(person)).toBe(429)
    expect(await statusOf(person, cookie)).toBe(200)
  })

  it('has seven guesses of its own', async () => {
    const { person, cookie } = await personWithDevice()
    const wrong = { email: person.email, password: 'not the password' }
    const statuses: number[] = []
    for (let guess = 0; guess < 8; guess += 1) statuses.push(await statusOf(wrong, cookie))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 429])
    expect(await statusOf(person)).toBe(200)
  })

  it('is none with a forged cookie, or that of another account', async () => {
    const { person, cookie } = await personWithDevice()
    const { cookie: foreign } = await personWithDevice()
    const [name = '', value = ''] = cookie.split('=')
    const [, device = '', signature = ''] = value.split('.')
    const foreignAccount = /=([\da-f-]{36})/.exec(foreign)?.[1] ?? ''
    await lockOut(person)
    for (const forged of [
      foreign,
      `${name}=${person.id}.${device}.${'A'.repeat(43)}`,
      `${foreign.replace(foreignAccount, person.id)}`,
      `${name}=${person.id}.${'A'.repeat(22)}.${signature}`,
      `${name}=${'~'.repeat(5000)}`,
    ])
      expect(await statusOf(person, forged)).toBe(429)
    expect(await statusOf(person, `${foreign}~${value}`)).toBe(200)
  })

  it('is shared by the people who use it, each for their own account', async () => {
    const { person, cookie } = await personWithDevice()
    const other = await newEditor()
    const both = deviceIn(await signInAsBrowser(other, { cookie }))
    for (const owner of [person, other]) {
      await lockOut(owner)
      expect(await statusOf(owner, both)).toBe(200)
    }
    expect(await statusOf(other, cookie)).toBe(429)
  })

  it('is no session', async () => {
    const { cookie } = await personWithDevice()
    const response = await call('/api/auth/session', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(response.status).toBe(401)
  })

  it('is not remembered for a wrong password, a missing factor, and a program', async () => {
    const person = await newEditor()
    expect(deviceIn(await signInAsBrowser({ ...person, password: 'not the password' }))).toBe('')
    const { email, password } = person
    const program = await call('/api/auth/login', { body: { email, password }, headers: newVisitor() })
    expect([program.status, deviceIn(program)]).toEqual([200, ''])
    const { secret } = await giveTotp(payload, person.id)
    expect(deviceIn(await signInAsBrowser(person))).toBe('')
    expect(deviceIn(await signInAsBrowser(person, { code: codeOf(secret) }))).toMatch(/^known-device=/)
  })

  it('is kept in an http-only cookie', async () => {
    const cookies = (await signInAsBrowser(await newEditor())).headers.getSetCookie()
    const device = cookies.find((cookie) => cookie.startsWith('known-device='))
    expect(device).toMatch(/HttpOnly.*SameSite=Lax/)
  })

  it('is one of twenty at most', async () => {
    const person = await newEditor()
    for (let count = 0; count < 22; count += 1) await signInAsBrowser(person)
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT count(*)::int AS n FROM account_devices WHERE account_id = ${person.id}`,
    )
    expect(rows).toEqual([{ n: 20 }])
  })
})

describe('a device is known no more', () => {
  const request = () => createLocalReq({}, payload)

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'a mailed link set a new password',
      async ({ email }) =>
        call('/api/auth/reset-password', {
          body: { token: await issueResetToken(payload, email), password: NEW },
          host: company.domain.hostname,
          headers: newVisitor(),
        }),
    ],
    [
      'the operator set a password',
      ({ email }) => setPasswordAsOperator(payload, { email, password: NEW, create: false }),
    ],
    [
      'its owner changed the password elsewhere',
      async (person) =>
        callPanel('/panel-api/account/password', {
          body: { currentPassword: person.password, password: NEW },
          token: await tokenOf(payload, person),
        }),
    ],
    [
      'all sessions were ended elsewhere',
      async (person) =>
        callPanel('/panel-api/account/end-sessions', { body: {}, token: await tokenOf(payload, person) }),
    ],
    ['the second factors were reset', async (person) => resetFactors(await request(), person)],
    [
      'the account got another address',
      ({ id, email }) =>
        payload.update({ collection: 'users', id, data: { email: `new-${email}` }, overrideAccess: true }),
    ],
  ])('once %s', async (_, change) => {
    const { person, cookie } = await personWithDevice()
    await change(person)
    const { email } = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    await lockOut({ ...person, email })
    for (const password of [person.password, NEW])
      expect(await statusOf({ email, password }, cookie)).toBe(429)
  })

  it('but for the one on which its owner ends the others, and not for one session', async () => {
    const { person, cookie } = await personWithDevice()
    const token = await tokenOf(payload, person)
    const end = (body: object) =>
      callPanel('/panel-api/account/end-sessions', {
        body,
        token,
        headers: { cookie: `${cookie}; payload-token=${token}` },
      })
    expect((await end({})).status).toBe(200)
    await endSessions(await request(), { account: person.id, session: randomUUID() })
    await lockOut(person)
    expect(await statusOf(person, cookie)).toBe(200)
  })
})

describe('proving again who one is', () => {
  it('on a known device is not kept from its owner by wrong passwords elsewhere', async () => {
    const { person, cookie } = await personWithDevice()
    const token = await tokenOf(payload, person)
    const confirm = async (password: string, device = '') =>
      (
        await callPanel('/panel-api/account/totp/start', {
          body: { proof: { password } },
          headers: { cookie: `payload-token=${token}; ${device}`, ...newVisitor() },
        })
      ).status
    for (let guess = 0; guess < 5; guess += 1) expect(await confirm('wrong')).toBe(422)
    expect(await confirm(person.password)).toBe(429)
    expect(await confirm(person.password, cookie)).toBe(200)
    const wrong: number[] = []
    for (let guess = 0; guess < 6; guess += 1) wrong.push(await confirm('wrong', cookie))
    expect(wrong).toEqual([422, 422, 422, 422, 422, 429])
  })
})
