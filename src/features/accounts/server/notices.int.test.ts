import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { User } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { deviceIn, signInAsBrowser } from '@/src/testing/devices'
import type { Mailbox } from '@/src/testing/mailbox'
import { callPanel } from '@/src/testing/panel-api'
import { giveTotp } from '@/src/testing/second-factors'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { inTransaction } from '@/src/platform/database/transaction'
import { sql } from '@payloadcms/db-postgres'

let payload: Payload
let company: Company
let other: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const newEditor = () => createPerson(payload, { role: 'editor', tenant: company.tenant })
const mailTo = async ({ email }: Person) => (await mailbox.next(email)).message

/** How many mails about an account were queued. */
async function queued({ id }: Person): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: { 'input.account': { equals: id } },
    overrideAccess: true,
  })
  return totalDocs
}

describe('a sign-in', () => {
  it('from a new device is mailed with time and browser, in the language of the account', async () => {
    const person = await newEditor()
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { language: 'en' },
      overrideAccess: true,
    })
    const cookie = deviceIn(await signInAsBrowser(person))
    await signInAsBrowser(person, { cookie })
    expect(await queued(person)).toBe(0)
    await signInAsBrowser(person)
    const { subject, text } = await mailTo(person)
    expect(subject).toMatch(/^New device signed in/)
    expect(text).toMatch(/When:\n\w+day, .*\d{4}/)
    expect(text).toContain('With:\nUnknown browser')
  })

  it('that fails is not mailed', async () => {
    const person = await newEditor()
    await signInAsBrowser(person)
    await signInAsBrowser({ ...person, password: 'not the password' })
    expect(await queued(person)).toBe(0)
  })
})

describe('a role', () => {
  const asPerson = (user: Person) => ({ overrideAccess: false, user }) as const
  const update = (by: Person, { id }: Person, data: Partial<User>) =>
    payload.update({ collection: 'users', id, data, ...asPerson(by) })

  it('that an admin changes or takes away is mailed to the person, with the tenant', async () => {
    const person = await newEditor()
    await update(company.admin, person, { tenants: [{ tenant: company.tenant.id, role: 'viewer' }] })
    const changed = await mailTo(person)
    expect(changed.subject).toContain(company.tenant.name)
    expect(changed.text).toContain('Rol:\nLezer')
    await update(company.admin, person, { tenants: [] })
    expect((await mailTo(person)).text).toContain('Rol:\nGeen rol meer')
  })

  it('of another tenant is not mentioned, and other changes are not mailed', async () => {
    const person = await newEditor()
    const roles = [company, other].map(({ tenant }) => ({ tenant: tenant.id, role: 'editor' as const }))
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { tenants: roles },
      overrideAccess: true,
    })
    await update(company.admin, person, { tenants: [{ tenant: company.tenant.id, role: 'viewer' }] })
    expect(await queued(person)).toBe(1)
    await expect(update(other.editor, person, { tenants: [] })).rejects.toMatchObject({
      status: 403,
    })
    await update(person, person, { name: 'Iemand' })
    expect(await queued(person)).toBe(1)
  })

  it('of the platform is mailed as well', async () => {
    const person = await newEditor()
    const superAdmin = await createPerson(payload, { superAdmin: true })
    await update(superAdmin, person, { platformRole: 'superAdmin' })
    expect((await mailTo(person)).text).toContain('Rol:\nSuperbeheerder')
  })

  it('that somebody had none of before is called given, also with a new account', async () => {
    const superAdmin = await createPerson(payload, { superAdmin: true })
    const person = await newEditor()
    const roles = [company, other].map(({ tenant }) => ({ tenant: tenant.id, role: 'editor' as const }))
    await update(superAdmin, person, { tenants: roles })
    const given = await mailTo(person)
    expect([given.subject, given.text]).toEqual([
      `U hebt een rol bij ${other.tenant.name}`,
      expect.stringContaining('Rol:\nRedacteur'),
    ])
    const email = `${crypto.randomUUID()}@example.org`
    const account = { name: 'Noor', email, password: 'kurk-lantaarn-wolk', status: 'active' } as const
    await payload.create({
      collection: 'users',
      data: { ...account, language: 'en', tenants: roles.slice(0, 1) },
      ...asPerson(superAdmin),
      // Where invitations can be sent, only programs choose a password for somebody.
      req: { headers: new Headers({ authorization: 'Bearer of a program' }) },
    })
    const { subject, text } = (await mailbox.next(email)).message
    expect(subject).toBe(`You have a role at ${company.tenant.name}`)
    expect(text).toContain('Role:\nEditor')
  })

  it('is not mailed when the change is rolled back', async () => {
    const person = await newEditor()
    const req = await createLocalReq({ user: company.admin }, payload)
    const change = inTransaction(req, async () => {
      const data = { tenants: [{ tenant: company.tenant.id, role: 'viewer' as const }] }
      await payload.update({ collection: 'users', id: person.id, data, ...asPerson(company.admin), req })
      throw new Error('rolled back')
    })
    await expect(change).rejects.toThrow('rolled back')
    expect(await queued(person)).toBe(0)
  })
})

it('mails the person whose second factors a super admin resets', async () => {
  const person = await newEditor()
  await giveTotp(payload, person.id)
  const token = await tokenOf(payload, await createPerson(payload, { superAdmin: true }))
  const path = `/panel-api/users/${person.id}/reset-factors`
  expect((await callPanel(path, { method: 'POST', token })).status).toBe(204)
  expect((await mailTo(person)).subject).toMatch(/^Uw tweede factoren/)
})

it('mails the person once when strangers have used up the wrong codes of a day', async () => {
  const person = await newEditor()
  await giveTotp(payload, person.id)
  await payload.db.drizzle.execute(
    sql`UPDATE account_factors SET day_attempts = 18 WHERE account_id = ${person.id}`,
  )
  for (let guess = 0; guess < 4; guess += 1) await signInAsBrowser(person, { code: '000000' })
  expect((await mailTo(person)).subject).toMatch(/^Veel onjuiste codes/)
  expect(await queued(person)).toBe(1)
})
