import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { areSimilarTimes, createOpenCompany, linkIn, timeOf } from '@/src/testing/accounts'
import { bodyAs, call } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { newVisitor } from '@/src/testing/forms'
import type { Mailbox } from '@/src/testing/mailbox'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { hashingInFull } from '@/src/testing/quick-hashing'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { login as loginAnswer } from './schemas'

let payload: Payload
let company: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createOpenCompany(payload)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const newAddress = (): string => `new-${randomUUID()}@example.org`
const post = (operation: string, body: object, headers = newVisitor(), host = company.domain.hostname) =>
  call(`/api/auth/${operation}`, { body, headers, host })
const registration = (changes: object = {}) => ({
  name: 'Sam de Vries',
  email: newAddress(),
  password: 'kurk-lantaarn-wolk',
  ...changes,
})
const login = (email: string, password = 'kurk-lantaarn-wolk') => post('login', { email, password })
const tokenFrom = async (): Promise<string> => {
  const { message } = await mailbox.next()
  return linkIn(message.text).searchParams.get('token') ?? ''
}
const stored = async (email: string) => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  })
  return docs
}

describe('POST /api/auth/register', () => {
  it('sends a link in the locale and the name of the site; after following it the account can sign in, without any role', async () => {
    const body = registration({ locale: 'en' })
    const response = await post('register', body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: { accepted: true } })
    const { envelope, message } = await mailbox.next()
    expect(envelope.to).toEqual([body.email])
    expect(message.subject).toBe(`Confirm your e-mail address for ${company.domain.hostname}`)
    const link = linkIn(message.text)
    expect(link.pathname).toBe('/en/auth/verify')
    expect(link.hostname).toBe(company.domain.hostname)

    expect((await login(body.email)).status).toBe(401)
    const token = link.searchParams.get('token') ?? ''
    expect((await post('verify', { token })).status).toBe(200)
    const signedIn = await bodyAs(await login(body.email), dataOf(loginAnswer))
    expect(signedIn.data.user).toMatchObject({ language: 'en', superAdmin: false, tenants: [] })
    const again = await post('verify', { token })
    expect(again.status).toBe(410)
  })

  it('gives an address that has an account the same response, in comparable time, and notifies its owner', async () => {
    const person = await createPerson(payload)
    const answers: string[] = []
    const ask = (email: string) =>
      timeOf(async () => {
        const response = await hashingInFull(() => post('register', registration({ email })))
        answers.push(`${response.status} ${await response.text()}`)
      })
    const known: number[] = []
    const unknown: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      known.push(await ask(person.email.toUpperCase()))
      const { message } = await mailbox.next(person.email)
      expect(message.subject).toContain('U hebt al een account')
      expect(linkIn(message.text).pathname).toBe('/auth/login')
      const address = newAddress()
      unknown.push(await ask(address))
      await mailbox.next(address)
    }
    expect(new Set(answers).size).toBe(1)
    // The fastest of each: other work on the machine only adds.
    expect(areSimilarTimes([Math.min(...known), Math.min(...unknown)])).toBe(true)
    expect((await login(person.email, person.password)).status).toBe(200)
    expect(await stored(person.email)).toHaveLength(1)
  })

  it('lets the reader of the e-mail choose the password of an address that was registered twice', async () => {
    const first = registration()
    await post('register', first)
    const token = await tokenFrom()
    await post('register', { ...first, name: 'Iemand anders', password: 'gordijn-tafel-zee' })
    const { message } = await mailbox.next()
    const link = linkIn(message.text)
    expect(link.pathname).toBe('/auth/reset-password')
    expect((await post('verify', { token })).status).toBe(410)
    const password = 'trein-perron-zomer'
    const chosen = await post('reset-password', { token: link.searchParams.get('token'), password })
    expect(chosen.status).toBe(200)
    await mailbox.next()
    expect((await login(first.email, password)).status).toBe(200)
    for (const other of [first.password, 'gordijn-tafel-zee'])
      expect((await login(first.email, other)).status).toBe(401)
  })

  it('creates one account for two registrations at the same moment', async () => {
    const body = registration()
    const answers = await Promise.all([post('register', body), post('register', body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored(body.email)).toHaveLength(1)
    await mailbox.next()
  })

  it('is rejected while the tenant keeps registration closed', async () => {
    const closed = await createCompany(payload)
    const response = await post('register', registration(), newVisitor(), closed.domain.hostname)
    expect(response.status).toBe(403)
    expect((await bodyAs(response, problem)).detail).toContain('Registration is closed')
  })

  it('names what is missing when addresses cannot be confirmed', async () => {
    const bare = await createCompany(payload)
    await payload.update({
      collection: 'tenants',
      id: bare.tenant.id,
      data: { registrationOpen: true },
      overrideAccess: true,
    })
    const response = await post('register', registration(), newVisitor(), bare.domain.hostname)
    expect(response.status).toBe(503)
    expect((await bodyAs(response, problem)).detail).toContain('/auth/verify')
  })

  it.each([
    ['kort', /12/],
    ['wachtwoord12', /gebruiken veel mensen/],
    ['SamdeVries-1990', /de naam of het e-mailadres/],
  ])('rejects the password %s with 422 and the reason', async (password, reason) => {
    const response = await post('register', registration({ password }))
    expect(response.status).toBe(422)
    const { errors } = await bodyAs(response, problem)
    expect(errors).toEqual([{ path: 'password', message: expect.stringMatching(reason) }])
  })

  it('ignores roles in the request', async () => {
    for (const extra of [{ platformRole: 'superAdmin' }, { tenants: [] }, { _verified: true }])
      expect((await post('register', registration(extra))).status).toBe(422)
  })

  it('limits a visitor who keeps registering, and nobody else', async () => {
    const visitor = newVisitor()
    const email = newAddress()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const response = await post('register', registration({ email, password: 'wachtwoord12' }), newVisitor())
      statuses.push(response.status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    for (let attempt = 0; attempt < 20; attempt += 1)
      await post('register', registration({ password: 'wachtwoord12' }), visitor)
    const refused = await post('register', registration({ password: 'wachtwoord12' }), visitor)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post('register', registration({ password: 'wachtwoord12' }))).status).toBe(422)
  })
})

describe('POST /api/auth/verify', () => {
  it('rejects an expired token, and an unknown one', async () => {
    const body = registration()
    await post('register', body)
    const token = await tokenFrom()
    const [account] = await stored(body.email)
    await payload.update({
      collection: 'users',
      id: account?.id ?? '',
      data: { confirmUntil: new Date(Date.now() - 1000).toISOString() },
      overrideAccess: true,
    })
    for (const given of [token, randomUUID()])
      expect((await post('verify', { token: given })).status).toBe(410)
    expect((await login(body.email)).status).toBe(401)
  })

  it('is limited per visitor', async () => {
    const visitor = newVisitor()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1)
      statuses.push((await post('verify', { token: randomUUID() }, visitor)).status)
    expect(statuses.indexOf(429)).toBe(30)
  })
})

it('confirms an account that a super admin creates through Payload’s API', async () => {
  const password = 'kurk-lantaarn-wolk'
  const { email } = await payload.create({
    collection: 'users',
    data: {
      name: 'Collega',
      email: newAddress(),
      password,
      status: 'active',
      tenants: [{ tenant: company.tenant.id, role: 'viewer' }],
    },
    overrideAccess: false,
    user: await createPerson(payload, { superAdmin: true }),
    req: { headers: new Headers({ authorization: 'Bearer of a program' }) },
  })
  expect((await login(email, password)).status).toBe(200)
})

it('does not link to a page of another locale when only one is published', async () => {
  const one = await createCompany(payload)
  await payload.update({
    collection: 'tenants',
    id: one.tenant.id,
    data: { registrationOpen: true },
    overrideAccess: true,
  })
  await createPageUrl(payload, one, await createPage(payload, one), '/auth/verify')
  const ask = (locale: string) =>
    post('register', registration({ locale }), newVisitor(), one.domain.hostname)
  expect((await ask('en')).status).toBe(503)
  expect((await ask('nl')).status).toBe(200)
  await mailbox.next()
})
