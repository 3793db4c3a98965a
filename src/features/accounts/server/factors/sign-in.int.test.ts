import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import config from '@/payload.config'
import { issueResetToken } from '@/src/features/accounts/server/mailed-token'
import { payloadInstance } from '@/src/platform/payload'
import { env } from '@/src/platform/env'
import { dataOf } from '@/src/api/core/schemas'
import { login, passkeyOptions } from '@/src/features/accounts/api/public/schemas'
import { bodyAs, call } from '@/src/testing/api'
import { createAuthenticator } from '@/src/testing/authenticator'
import { newVisitor } from '@/src/testing/forms'
import { givePasskey, giveTotp, SSO_ONLY } from '@/src/testing/second-factors'
import { codeOf } from '@/src/testing/totp-codes'
import { createCompany, createPerson, type Company, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const newEditor = () => createPerson(payload, { role: 'editor', tenant: company.tenant })

/** The API's way of signing in. */
const viaApi = ({ email, password }: Person, factor: object = {}) =>
  call('/api/auth/login', { body: { email, password, ...factor }, headers: newVisitor() })

/** The way of the panel's sign-in page. */
const viaPanel = ({ email, password }: Person, factor: object = {}) =>
  handleEndpoints({
    config,
    path: '/payload-api/users/login',
    request: new Request('http://localhost/payload-api/users/login', {
      method: 'post',
      headers: { host: 'localhost', 'content-type': 'application/json', ...newVisitor() },
      body: JSON.stringify({ email, password, ...factor }),
    }),
  })

const DOORS = [
  ['the API', viaApi],
  ['the panel', viaPanel],
] as const

const sessionsOf = async ({ id }: Person): Promise<number> =>
  (await payload.findByID({ collection: 'users', id, overrideAccess: true })).sessions?.length ?? 0

const demanded = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({
        methods: z.array(z.string()),
        passkey: z
          .object({ challenge: z.string(), allowCredentials: z.array(z.object({ id: z.string() })) })
          .nullable(),
      }),
    }),
  ]),
})
const demandOf = async (response: Response) => (await bodyAs(response, demanded)).errors[0].data

describe.each(DOORS)('signing in through %s with an authenticator app', (_, signIn) => {
  it('opens no session without a code, and one with it', async () => {
    const person = await newEditor()
    const { secret } = await giveTotp(payload, person.id)
    const without = await signIn(person)
    expect(without.status).toBe(401)
    expect(await without.text()).toContain('"methods":["totp","recoveryCode"]')
    expect(without.headers.getSetCookie()).toEqual([])
    expect(await sessionsOf(person)).toBe(0)
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(200)
    expect(await sessionsOf(person)).toBe(1)
  })

  it('accepts a code once, also when it is sent five times at the same moment', async () => {
    const person = await newEditor()
    const { secret } = await giveTotp(payload, person.id)
    const code = codeOf(secret)
    const statuses = await Promise.all(Array.from({ length: 5 }, () => signIn(person, { code })))
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
    expect((await signIn(person, { code: codeOf(secret, -1) })).status).toBe(401)
    expect(await sessionsOf(person)).toBe(1)
  })

  it('accepts each recovery code once', async () => {
    const person = await newEditor()
    const { recoveryCodes } = await giveTotp(payload, person.id)
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn(person, { code: first.toUpperCase() })).status).toBe(200)
    expect((await signIn(person, { code: first })).status).toBe(401)
    expect((await signIn(person, { code: second })).status).toBe(200)
  })

  it('says nothing of a second factor to who does not know the password', async () => {
    const person = await newEditor()
    const { secret, recoveryCodes } = await giveTotp(payload, person.id)
    const wrong = { ...person, password: 'not the password' }
    for (const factor of [{}, { code: codeOf(secret) }, { code: recoveryCodes[0] }]) {
      const response = await signIn(wrong, factor)
      expect(response.status).toBe(401)
      expect(await response.text()).not.toMatch(/second|tweede|methods/i)
    }
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(200)
  })

  it('rejects codes of another account', async () => {
    const [person, other] = [await newEditor(), await newEditor()]
    await giveTotp(payload, person.id)
    const { secret, recoveryCodes } = await giveTotp(payload, other.id)
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(401)
    expect((await signIn(person, { code: recoveryCodes[0] })).status).toBe(401)
    expect(await sessionsOf(person)).toBe(0)
  })

  it('allows five wrong codes, then none, whichever node counts', async () => {
    const person = await newEditor()
    const { secret } = await giveTotp(payload, person.id)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await signIn(person, { code: '000000' })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    await payload.db.drizzle.execute(
      sql`UPDATE account_factors SET attempts_since = now() - interval '16 minutes' WHERE account_id = ${person.id}`,
    )
    expect((await signIn(person, { code: codeOf(secret) })).status).not.toBe(401)
  })
})

describe('signing in with a password and a passkey', () => {
  it('opens a session for the response to its challenge, once', async () => {
    const person = await newEditor()
    const authenticator = await givePasskey(payload, person.id)
    const { methods, passkey } = await demandOf(await viaPanel(person))
    expect(methods).toEqual(['passkey'])
    expect(passkey?.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
    const signed = authenticator.authenticate({ challenge: passkey?.challenge ?? '', verified: false })
    expect((await viaPanel(person, { passkey: signed })).status).toBe(200)
    expect((await viaPanel(person, { passkey: signed })).status).toBe(401)
  })

  it('rejects another account’s passkey, another account’s challenge, another origin and an expired challenge', async () => {
    const [person, other] = [await newEditor(), await newEditor()]
    const own = await givePasskey(payload, person.id)
    const foreign = await givePasskey(payload, other.id)
    const challengeFor = async (who: Person) => (await demandOf(await viaPanel(who))).passkey?.challenge ?? ''
    const expired = await challengeFor(person)
    await payload.db.drizzle.execute(
      sql`UPDATE account_challenges SET expires_at = now() - interval '1 second' WHERE value = ${expired}`,
    )
    for (const passkey of [
      foreign.authenticate({ challenge: await challengeFor(person) }),
      own.authenticate({ challenge: await challengeFor(other) }),
      own.authenticate({ challenge: await challengeFor(person), origin: 'https://evil.example' }),
      own.authenticate({ challenge: expired }),
    ])
      expect((await viaPanel(person, { passkey })).status).toBe(401)
    expect(await sessionsOf(person)).toBe(0)
  })

  it('rejects a passkey that is not stored', async () => {
    const person = await newEditor()
    await givePasskey(payload, person.id)
    const { passkey } = await demandOf(await viaPanel(person))
    const signed = createAuthenticator().authenticate({ challenge: passkey?.challenge ?? '' })
    expect((await viaPanel(person, { passkey: signed })).status).toBe(401)
  })
})

describe('signing in with a passkey alone', () => {
  const begin = async () => {
    const response = await call('/api/auth/passkey/options', { method: 'POST', headers: newVisitor() })
    return z.string().parse((await bodyAs(response, dataOf(passkeyOptions))).data.options.challenge)
  }
  const finish = (response: object, host = 'localhost') =>
    call('/api/auth/passkey', { body: { response }, host, headers: newVisitor() })

  it('opens a session of the panel, once', async () => {
    const person = await newEditor()
    const authenticator = await givePasskey(payload, person.id)
    const signed = authenticator.authenticate({ challenge: await begin() })
    const response = await finish(signed)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()[0]).toContain('HttpOnly')
    const { token } = (await bodyAs(response, dataOf(login))).data
    expect((await call('/api/auth/session', { token })).status).toBe(200)
    expect((await finish(signed)).status).toBe(401)
    expect(await sessionsOf(person)).toBe(1)
  })

  it('rejects a passkey that did not verify the person, another origin, and a challenge of a password', async () => {
    const person = await newEditor()
    const authenticator = await givePasskey(payload, person.id)
    const challenge = (await demandOf(await viaPanel(person))).passkey?.challenge ?? ''
    for (const signed of [
      authenticator.authenticate({ challenge: await begin(), verified: false }),
      authenticator.authenticate({ challenge: await begin(), origin: 'https://evil.example' }),
      authenticator.authenticate({ challenge }),
      createAuthenticator().authenticate({ challenge: await begin() }),
    ])
      expect((await finish(signed)).status).toBe(401)
    expect(await sessionsOf(person)).toBe(0)
  })

  it('rejects a disabled account', async () => {
    const person = await newEditor()
    const authenticator = await givePasskey(payload, person.id)
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    expect((await finish(authenticator.authenticate({ challenge: await begin() }))).status).toBe(401)
  })

  it('is rejected where people with a role use single sign-on only', async () => {
    const [person, visitor] = [await newEditor(), await createPerson(payload)]
    const configured = env.OIDC
    env.OIDC = SSO_ONLY
    try {
      for (const [{ id }, status] of [[person, 401] as const, [visitor, 200] as const]) {
        const authenticator = await givePasskey(payload, id)
        const signed = authenticator.authenticate({ challenge: await begin() })
        expect((await finish(signed)).status).toBe(status)
      }
    } finally {
      env.OIDC = configured
    }
    expect(await sessionsOf(person)).toBe(0)
  })

  it('is for hosts of the panel only', async () => {
    const person = await newEditor()
    const authenticator = await givePasskey(payload, person.id)
    const signed = authenticator.authenticate({ challenge: await begin() })
    expect((await finish(signed, company.domain.hostname)).status).toBe(403)
  })
})

it('demands the second factor after a new password was chosen with a mailed link', async () => {
  const person = await newEditor()
  const { secret } = await giveTotp(payload, person.id)
  const password = 'vijf kanaries drinken thee'
  const token = await issueResetToken(payload, person.email)
  const reset = await call('/api/auth/reset-password', {
    body: { token, password },
    host: company.domain.hostname,
    headers: newVisitor(),
  })
  expect(reset.status).toBe(200)
  expect(reset.headers.getSetCookie()).toEqual([])
  expect(await sessionsOf(person)).toBe(0)
  const changed = { ...person, password }
  expect((await viaApi(changed)).status).toBe(401)
  expect((await viaApi(changed, { code: codeOf(secret) })).status).toBe(200)
})
