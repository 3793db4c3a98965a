import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Tenant } from '@/payload-types'
import { dataOf } from '@/src/api/core/schemas'
import { DAY_MS } from '@/src/lib/durations'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
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
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { invitedUser } from './schemas'

const one = dataOf(invitedUser)

let payload: Payload
let company: Company
let other: Company
let adminToken: string
let otherToken: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  adminToken = await tokenOf(payload, company.admin)
  otherToken = await tokenOf(payload, other.admin)
})

const newAddress = () => `nieuw-${randomUUID()}@example.org`
const invite = (email: string, tenant: Tenant = company.tenant, token = adminToken) =>
  invitePerson(company, { token, tenant, body: { email, language: 'en' } })
const linkFor = async (...invited: Parameters<typeof invite>) => {
  const { data } = await bodyAs(await invite(...invited), one)
  if (!data.link) throw new Error('The invitation has no link')
  return { ...data.link, token: tokenIn(data.link.href), id: data.id }
}
const accountOf = (email: string) => accountWith(payload, email)
const answer = (token: string, choice: 'accept' | 'decline', password?: string) =>
  answerInvitation(company, token, choice, password)
const answerAs = async (by: Person, tenant: Tenant, body: { answer: string; token?: string }) =>
  (
    await callPanel(`/panel-api/account/invitations/${tenant.id}`, {
      body,
      token: await tokenOf(payload, by),
    })
  ).status

/** Somebody who accepted by a link that was handed over. */
async function joined(): Promise<Person> {
  const [email, password] = [newAddress(), randomUUID()]
  await answer((await linkFor(email)).token, 'accept', password)
  const account = await accountOf(email)
  if (!account) throw new Error('The account is missing')
  return { ...account, collection: 'users', password }
}

describe('the link of an invitation where no mail can be sent', () => {
  it('is in the answer, and lets its reader choose a password, once', async () => {
    const [email, password] = [newAddress(), randomUUID()]
    const { href, token, expiresAt, id } = await linkFor(email)
    expect(new URL(href).pathname).toBe('/en/admin/invitation')
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS)).toBe(7)
    const found = await call(`/api/admin/users/${id}`, { token: adminToken })
    expect(await found.text()).not.toContain(token)
    expect(rolesOf(await accountOf(email))).toEqual({})
    expect((await answer(token, 'accept')).status).toBe(422)
    expect((await answer(token, 'accept', password)).status).toBe(200)
    expect(rolesOf(await accountOf(email))).toEqual({
      [company.tenant.id]: 'editor',
    })
    expect((await signInOn(company, email, password)).status).toBe(200)
    expect((await answer(token, 'accept', randomUUID())).status).toBe(410)
    expect((await answer(token, 'decline')).status).toBe(410)
  })

  it('does not confirm the address', async () => {
    const { email } = await joined()
    expect(await accountOf(email)).toMatchObject({
      _verified: true,
      addressUnconfirmed: true,
    })
  })

  it('is void once it has expired, another was made, or the invitation was withdrawn', async () => {
    const [late, twice, withdrawn] = [newAddress(), newAddress(), newAddress()]
    const expired = await linkFor(late)
    const invitations = (await accountOf(late))?.invitations ?? []
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    const data = {
      invitations: invitations.map((row) => ({ ...row, expiresAt })),
    }
    await payload.update({
      collection: 'users',
      id: expired.id,
      data,
      overrideAccess: true,
    })
    const first = await linkFor(twice)
    const second = await linkFor(twice)
    const gone = await linkFor(withdrawn)
    await call(`/api/admin/users/${gone.id}`, {
      method: 'DELETE',
      token: adminToken,
    })
    for (const { token } of [expired, first, gone])
      expect((await answer(token, 'accept', randomUUID())).status).toBe(410)
    expect((await answer(second.token, 'accept', randomUUID())).status).toBe(200)
  })

  it('is not made for editors, or for admins of another tenant', async () => {
    const email = newAddress()
    const attempts = [
      await invite(email, company.tenant, await tokenOf(payload, company.editor)),
      await invite(email, company.tenant, otherToken),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([403, 404])
    expect(await accountOf(email)).toBeUndefined()
  })

  it('is limited, and recorded each time in the log of the tenant, without the token', async () => {
    const email = newAddress()
    const { id, token } = await linkFor(email)
    await linkFor(email)
    const entries = await auditOf(payload, id)
    expect(entries.filter(({ tenant }) => tenant === company.tenant.id)).toHaveLength(2)
    expect(JSON.stringify(entries)).toContain('handedOver')
    expect(JSON.stringify(entries)).not.toContain(token.split('.').at(-1))
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) statuses.push((await invite(email)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
  })
})

describe('a link for an address that has an account', () => {
  it('gives no access to the account: its owner signs in and accepts', async () => {
    const person = await createPerson(payload, {
      role: 'viewer',
      tenant: other.tenant,
    })
    const { token } = await linkFor(person.email)
    for (const password of [undefined, randomUUID()])
      expect((await answer(token, 'accept', password)).status).toBe(403)
    expect(rolesOf(await accountOf(person.email))).toEqual({
      [other.tenant.id]: 'viewer',
    })
    expect(
      await answerAs(company.editor, company.tenant, {
        answer: 'accept',
        token,
      }),
    ).toBe(404)
    expect(await answerAs(person, company.tenant, { answer: 'accept', token })).toBe(204)
    expect(rolesOf(await accountOf(person.email))).toMatchObject({
      [company.tenant.id]: 'editor',
    })
    expect((await accountOf(person.email))?.addressUnconfirmed).not.toBe(true)
  })

  it('gives no access to a registration that waits for its confirmation', async () => {
    const person = await createPerson(payload)
    const confirmUntil = new Date(Date.now() + DAY_MS).toISOString()
    const data = { _verified: false, confirmUntil }
    await payload.update({
      collection: 'users',
      id: person.id,
      data,
      overrideAccess: true,
    })
    const { token } = await linkFor(person.email)
    expect((await answer(token, 'accept', randomUUID())).status).toBe(403)
  })

  it('gives no access to an account that was closed and has no role', async () => {
    const [made, used] = [await createPerson(payload), await joined()]
    for (const { id, email } of [made, used]) {
      const data = { _verified: false, tenants: [] }
      await payload.update({ collection: 'users', id, data, overrideAccess: true })
      const { token } = await linkFor(email)
      expect((await answer(token, 'accept', randomUUID())).status).toBe(403)
    }
  })

  it('does not confirm an account whose owner has not: that takes its own link', async () => {
    const person = await joined()
    const { token } = await linkFor(person.email, other.tenant, otherToken)
    const accept = { answer: 'accept' }
    expect(await answerAs(person, other.tenant, accept)).toBe(403)
    expect(await answerAs(person, other.tenant, { ...accept, token: 'x' })).toBe(403)
    expect(pendingOf(await accountOf(person.email))).toEqual({
      [other.tenant.id]: 'editor',
    })
    expect(await answerAs(person, other.tenant, { ...accept, token })).toBe(204)
    expect(rolesOf(await accountOf(person.email))).toMatchObject({
      [other.tenant.id]: 'editor',
    })
  })
})
