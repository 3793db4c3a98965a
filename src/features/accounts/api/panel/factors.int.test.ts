import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { factorsOf } from '@/src/features/accounts/server/factors/factors-of'
import { payloadInstance } from '@/src/platform/payload'
import { dataOf, problem } from '@/src/api/core/schemas'
import { bodyAs, tokenOf } from '@/src/testing/api'
import { createAuthenticator } from '@/src/testing/authenticator'
import { giveTotp } from '@/src/testing/second-factors'
import { codeOf } from '@/src/testing/totp-codes'
import { callPanel } from '@/src/testing/panel-api'
import { createCompany, createPerson, type Company, type Person } from '@/src/testing/tenants'
import { passkeyOptions } from '@/src/features/accounts/api/public/schemas'
import { added, renewed, totpSetup } from './schemas'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const newEditor = () => createPerson(payload, { role: 'editor', tenant: company.tenant })
const proofOf = ({ password }: Person) => ({ proof: { password } })
const post = (token: string | undefined, path: string, body: object = {}) =>
  callPanel(`/panel-api/account/${path}`, { method: 'POST', body, ...(token && { token }) })
const factors = (person: Person) => factorsOf(payload.db.drizzle, person.id)

async function signedIn() {
  const person = await newEditor()
  return { person, token: await tokenOf(payload, person) }
}

async function challengeFor({ person, token }: { person: Person; token: string }): Promise<string> {
  const response = await post(token, 'passkeys/options', proofOf(person))
  const { options } = (await bodyAs(response, dataOf(passkeyOptions))).data
  return z.string().parse(options.challenge)
}

async function addPasskey(who: { person: Person; token: string }, name = 'Telefoon') {
  const authenticator = createAuthenticator()
  const response = authenticator.register({ challenge: await challengeFor(who) })
  const answer = await post(who.token, 'passkeys', { name, response })
  return { authenticator, codes: (await bodyAs(answer, dataOf(added))).data.recoveryCodes }
}

describe('a passkey', () => {
  it('is added with a name, and the first one brings ten recovery codes, once', async () => {
    const who = await signedIn()
    const first = await addPasskey(who)
    expect(new Set(first.codes).size).toBe(10)
    const second = await addPasskey(who, 'Laptop')
    expect(second.codes).toBeNull()
    const { passkeys, recoveryCodes } = await factors(who.person)
    expect(passkeys.map(({ name }) => name)).toEqual(['Telefoon', 'Laptop'])
    expect(recoveryCodes).toBe(10)
  })

  it('ends the other sessions of the account when it is its first factor', async () => {
    const who = await signedIn()
    const [elsewhere, own] = [await tokenOf(payload, who.person), who.token]
    const statusOf = async (token: string) => (await post(token, 'totp/start', proofOf(who.person))).status
    expect(await statusOf(elsewhere)).toBe(200)
    await addPasskey(who)
    expect([await statusOf(elsewhere), await statusOf(own)]).toEqual([401, 200])
  })

  it('is offered to no one who does not prove again who they are', async () => {
    const { person, token } = await signedIn()
    for (const proof of [{ password: 'not the password' }, { code: '123456' }]) {
      const response = await post(token, 'passkeys/options', { proof })
      expect(response.status).toBe(422)
      expect((await bodyAs(response, problem)).errors?.[0]?.path).toBe('proof')
    }
    expect((await post(undefined, 'passkeys/options', proofOf(person))).status).toBe(401)
  })

  it('is rejected for a challenge that was used, has expired, or belongs to another account or session', async () => {
    const who = await signedIn()
    const other = await signedIn()
    const elsewhere = await tokenOf(payload, who.person)
    const foreign = await challengeFor(other)
    const used = await challengeFor(who)
    const send = (token: string, challenge: string) =>
      post(token, 'passkeys', { name: 'x', response: createAuthenticator().register({ challenge }) })
    expect((await send(elsewhere, await challengeFor(who))).status).toBe(422)
    expect((await send(who.token, used)).status).toBe(200)
    expect((await send(who.token, used)).status).toBe(422)
    expect((await send(who.token, foreign)).status).toBe(422)
    const expired = await challengeFor(who)
    await payload.db.drizzle.execute(
      sql`UPDATE account_challenges SET expires_at = now() - interval '1 second' WHERE value = ${expired}`,
    )
    expect((await send(who.token, expired)).status).toBe(422)
    expect((await factors(who.person)).passkeys).toHaveLength(1)
    expect((await factors(other.person)).passkeys).toHaveLength(0)
  })

  it('is rejected when it was made for another origin', async () => {
    const who = await signedIn()
    const made = createAuthenticator().register({
      challenge: await challengeFor(who),
      origin: 'https://evil.example',
    })
    expect((await post(who.token, 'passkeys', { name: 'x', response: made })).status).toBe(422)
  })

  it('is renamed and removed by its owner only', async () => {
    const who = await signedIn()
    const other = await signedIn()
    const { authenticator } = await addPasskey(who)
    const path = `passkeys/${authenticator.id}`
    expect((await post(other.token, path, { name: 'Mijn' })).status).toBe(404)
    expect((await post(other.token, `${path}/remove`, proofOf(other.person))).status).toBe(404)
    expect((await post(who.token, `${path}/remove`, { proof: { password: 'wrong' } })).status).toBe(422)
    expect((await post(who.token, path, { name: 'Werk' })).status).toBe(204)
    expect((await factors(who.person)).passkeys.map(({ name }) => name)).toEqual(['Werk'])
    expect((await post(who.token, `${path}/remove`, proofOf(who.person))).status).toBe(204)
    expect(await factors(who.person)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 })
  })
})

describe('an authenticator app', () => {
  const start = async ({ person, token }: { person: Person; token: string }) =>
    (await bodyAs(await post(token, 'totp/start', proofOf(person)), dataOf(totpSetup))).data

  it('is set up with a first code of it, and its secret is not stored as it is', async () => {
    const who = await signedIn()
    const { setup, secret, qr } = await start(who)
    expect(qr.path).toMatch(/^M\d+ \d+h1v1h-1z/)
    expect((await post(who.token, 'totp', { setup, code: '000000' })).status).toBe(422)
    expect((await factors(who.person)).totp).toBe(false)
    const response = await post(who.token, 'totp', { setup, code: codeOf(secret) })
    expect((await bodyAs(response, dataOf(added))).data.recoveryCodes).toHaveLength(10)
    expect((await factors(who.person)).totp).toBe(true)
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT row_to_json(f)::text AS stored FROM account_factors f WHERE account_id = ${who.person.id}`,
    )
    expect(String(rows[0]?.stored)).not.toContain(secret)
    expect((await post(who.token, 'totp', { setup, code: codeOf(secret) })).status).toBe(410)
  })

  it('cannot be set up in another session or account', async () => {
    const who = await signedIn()
    const other = await signedIn()
    const { setup, secret } = await start(who)
    const code = codeOf(secret)
    expect((await post(other.token, 'totp', { setup, code })).status).toBe(410)
    expect((await post(await tokenOf(payload, who.person), 'totp', { setup, code })).status).toBe(410)
  })

  it('confirms a change with a code, which counts once', async () => {
    const who = await signedIn()
    const { secret } = await giveTotp(payload, who.person.id)
    const code = codeOf(secret)
    const first = await post(who.token, 'recovery-codes', { proof: { code } })
    expect((await bodyAs(first, dataOf(renewed))).data.recoveryCodes).toHaveLength(10)
    expect((await post(who.token, 'recovery-codes', { proof: { code } })).status).toBe(422)
    expect((await post(who.token, 'totp/remove', proofOf(who.person))).status).toBe(204)
  })
})

it('rejects further proofs after five wrong ones, with a password and with a code', async () => {
  const who = await signedIn()
  const { secret } = await giveTotp(payload, who.person.id)
  const statuses = async (proof: object) => {
    const seen: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      seen.push((await post(who.token, 'recovery-codes', { proof })).status)
    return seen
  }
  expect(await statuses({ password: 'wrong' })).toEqual([422, 422, 422, 422, 422, 429])
  expect(await statuses({ code: '000000' })).toEqual([422, 422, 422, 422, 422, 429])
  expect((await post(who.token, 'recovery-codes', { proof: { code: codeOf(secret) } })).status).toBe(429)
})

describe('resetting the second factors of somebody', () => {
  const reset = (token: string, id: string) =>
    callPanel(`/panel-api/users/${id}/reset-factors`, { method: 'POST', token })

  it('is for super admins only, ends the sessions, and is in the audit log', async () => {
    const who = await signedIn()
    await giveTotp(payload, who.person.id)
    await addPasskey(who)
    const superAdmin = await createPerson(payload, { superAdmin: true })
    expect((await reset(await tokenOf(payload, company.admin), who.person.id)).status).toBe(403)
    const token = await tokenOf(payload, superAdmin)
    expect((await reset(token, superAdmin.id)).status).toBe(409)
    expect((await reset(token, crypto.randomUUID())).status).toBe(404)
    expect((await reset(token, who.person.id)).status).toBe(204)
    expect(await factors(who.person)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 })
    expect((await post(who.token, 'totp/start', proofOf(who.person))).status).toBe(401)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { documentId: { equals: who.person.id }, actor: { equals: superAdmin.id } },
      overrideAccess: true,
    })
    expect(docs.map(({ changes }) => changes)).toContainEqual([{ path: ['secondFactors'], kind: 'secret' }])
  })
})
