import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/src/lib/durations'
import { payloadInstance } from '@/src/platform/payload'
import { areSimilarTimes, createOpenCompany, fastestRuns, linkIn } from '@/src/testing/accounts'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { newVisitor } from '@/src/testing/forms'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { problem } from '@/src/api/core/schemas'

let payload: Payload
let company: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createOpenCompany(payload)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const NEW_PASSWORD = 'kurk-lantaarn-wolk'
const post = (operation: string, body: object, headers = newVisitor(), host = company.domain.hostname) =>
  call(`/api/auth/${operation}`, { body, headers, host })
const login = (email: string, password: string) => post('login', { email, password })

/** Asks for a link and reads it in the mail. */
async function mailedToken({ email }: Person): Promise<string> {
  expect((await post('forgot-password', { email })).status).toBe(200)
  const { message } = await mailbox.next(email)
  return linkIn(message.text).searchParams.get('token') ?? ''
}

describe('POST /api/auth/forgot-password', () => {
  it('sends a link to the site’s own page, in its name and in the requested locale', async () => {
    const person = await createPerson(payload)
    await payload.create({
      collection: 'site-settings',
      data: { tenant: company.tenant.id, siteName: 'De Kade' },
      overrideAccess: true,
    })
    await post('forgot-password', { email: ` ${person.email.toUpperCase()}`, locale: 'en' })
    const { envelope, message } = await mailbox.next()
    expect(envelope.to).toEqual([person.email])
    expect(message.from).toMatchObject({ name: 'De Kade' })
    expect(message.subject).toBe('A new password for De Kade')
    expect(linkIn(message.text).href).toMatch(
      new RegExp(`^http://${company.domain.hostname}:\\d+/en/auth/reset-password\\?token=[\\w-]{43}$`),
    )
  })

  it('links to the admin if the site has no page for it', async () => {
    const bare = await createCompany(payload)
    const { email } = await createPerson(payload)
    await post('forgot-password', { email }, newVisitor(), bare.domain.hostname)
    const { message } = await mailbox.next()
    expect(linkIn(message.text).pathname).toMatch(/^\/admin\/reset\/[\w-]{43}$/)
  })

  it('never leads somebody with a role to the host of another tenant', async () => {
    const elsewhere = await createCompany(payload)
    const superAdmin = await createPerson(payload, { superAdmin: true })
    const own = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const hrefOf = async ({ email }: Person, query = '', host = company.domain.hostname) => {
      await call(`/api/auth/forgot-password${query}`, { body: { email }, headers: newVisitor(), host })
      const { message } = await mailbox.next(email)
      return { href: linkIn(message.text), text: message.text }
    }
    for (const person of [elsewhere.admin, superAdmin])
      for (const [query, host] of [
        ['', company.domain.hostname],
        [`?domain=${company.domain.hostname}`, 'localhost'],
      ]) {
        const { href, text } = await hrefOf(person, query, host)
        expect(href.pathname).toMatch(/^[/]admin[/]reset[/]/)
        expect(text).not.toContain(company.domain.hostname)
      }
    expect((await hrefOf(own)).href.hostname).toBe(company.domain.hostname)
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString()
    const invitation = { tenant: elsewhere.tenant.id, role: 'admin', name: 'Redactie', expiresAt } as const
    const invited = await createPerson(payload)
    const data = { invitations: [invitation] }
    await payload.update({ collection: 'users', id: invited.id, data, overrideAccess: true })
    expect((await hrefOf(invited)).href.pathname).toMatch(/^[/]admin[/]reset[/]/)
  })

  it('gives an unknown, a known and a disabled address the same response, in comparable time', async () => {
    const disabled = await createPerson(payload)
    await payload.update({
      collection: 'users',
      id: disabled.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    const known = await createPerson(payload)
    const answers = new Set<string>()
    const ask = async (email: string) => {
      const response = await post('forgot-password', { email })
      answers.add(`${response.status} ${await response.text()}`)
    }
    const emails = ['nobody@example.org', disabled.email, known.email]
    const times = await fastestRuns(emails.map((email) => () => ask(email)))
    expect([...answers]).toEqual(['200 {"data":{"accepted":true}}'])
    expect(areSimilarTimes(times)).toBe(true)
    const { envelope } = await mailbox.next()
    expect(envelope.to).toEqual([known.email])
  })

  it('gives the same response while the mail server rejects e-mail', async () => {
    const { email } = await createPerson(payload)
    mailbox.refuse(true)
    try {
      expect((await post('forgot-password', { email })).status).toBe(200)
      await expect.poll(() => mailbox.refusals(email)).toBe(1)
    } finally {
      mailbox.refuse(false)
    }
  })

  it('stops after five e-mails to one address, known or not', async () => {
    const { email } = await createPerson(payload)
    for (const address of [email, `unknown-${email}`]) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push((await post('forgot-password', { email: address })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
    for (let arrived = 0; arrived < 5; arrived += 1) await mailbox.next(email)
  })
})

describe('POST /api/auth/reset-password', () => {
  it('changes the password once, ends every session, and notifies the owner', async () => {
    const person = await createPerson(payload)
    const session = await tokenOf(payload, person)
    const token = await mailedToken(person)
    const response = await post('reset-password', { token, password: NEW_PASSWORD })
    expect(response.status).toBe(200)
    expect((await mailbox.next(person.email)).message.subject).toContain('is gewijzigd')
    expect((await call('/api/auth/session', { token: session })).status).toBe(401)
    expect((await login(person.email, person.password)).status).toBe(401)
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
    expect((await post('reset-password', { token, password: 'nog-een-ander-woord' })).status).toBe(410)
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('accepts a token once, also when it is used twice at the same moment', async () => {
    const person = await createPerson(payload)
    const token = await mailedToken(person)
    const passwords = [NEW_PASSWORD, 'gordijn-tafel-zee']
    const answers = await Promise.all(
      passwords.map((password) => post('reset-password', { token, password })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    await mailbox.next(person.email)
    const kept = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await login(person.email, kept)).status).toBe(200)
  })

  it('rejects an expired token, and one of a disabled account', async () => {
    for (const data of [
      { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() },
      { status: 'disabled' as const },
    ]) {
      const person = await createPerson(payload)
      const token = await mailedToken(person)
      await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
      expect((await post('reset-password', { token, password: NEW_PASSWORD })).status).toBe(410)
    }
  })

  it('explains in the requested locale why a password is rejected, and keeps the token valid', async () => {
    const person = await createPerson(payload)
    const token = await mailedToken(person)
    const refused = await post('reset-password', { token, password: 'password12345', locale: 'en' })
    expect(refused.status).toBe(422)
    const { errors } = await bodyAs(refused, problem)
    expect(errors).toEqual([
      { path: 'password', message: expect.stringContaining('Many people use this password') },
    ])
    expect((await post('reset-password', { token, password: NEW_PASSWORD })).status).toBe(200)
    await mailbox.next(person.email)
  })

  it('is limited per token and per visitor', async () => {
    const token = randomUUID()
    const visitor = newVisitor()
    const byToken: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      byToken.push((await post('reset-password', { token, password: NEW_PASSWORD })).status)
    expect(byToken.indexOf(429)).toBe(10)
    const byVisitor: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1)
      byVisitor.push(
        (await post('reset-password', { token: randomUUID(), password: NEW_PASSWORD }, visitor)).status,
      )
    expect(byVisitor.indexOf(429)).toBe(30)
  })
})
