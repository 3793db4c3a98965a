import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { linkIn } from '@/src/testing/accounts'
import { tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { newVisitor } from '@/src/testing/forms'
import { callPanel } from '@/src/testing/panel-api'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let mailbox: Mailbox
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  mailbox = await configureMail(payload)
  company = await createCompany(payload)
  other = await createCompany(payload)
})

afterAll(() => mailbox.stop())

const newAddress = () => `nieuw-${randomUUID()}@example.org`
const invitation = (email: string) => ({ name: 'Redactie', email, role: 'editor', language: 'nl' })

/** As the panel sends it. */
async function invite(by: Person | null, body: object): Promise<Response> {
  const token = by && (await tokenOf(payload, by))
  return callPanel('/api/admin/users', {
    tenant: company.tenant.id,
    body,
    ...(token && { token }),
    headers: { 'accept-language': 'nl', ...newVisitor() },
  })
}

const exists = async (email: string): Promise<boolean> => {
  const where = { email: { equals: email } }
  return (await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs > 0
}

describe('inviting from the panel', () => {
  it('creates the account, and sends a link to the panel, as the site has no page to choose a password on', async () => {
    const email = newAddress()
    const answer = await invite(company.admin, invitation(email))
    expect(answer.status).toBe(201)
    const { message } = await mailbox.next(email)
    expect(message.subject).toMatch(/^Uitnodiging/)
    expect(linkIn(message.text).hostname).toBe('localhost')
  })

  it('is rejected for visitors, editors, and admins of another tenant', async () => {
    const email = newAddress()
    const body = invitation(email)
    const answers = [
      await invite(null, body),
      await invite(company.editor, body),
      await invite(other.admin, body),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404])
    expect(await exists(email)).toBe(false)
  })

  it('has validation errors in the language of the panel', async () => {
    const member = invitation(company.viewer.email)
    const refused = await invite(company.admin, member)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('hoort al bij iemand')
    const wrong = await invite(company.admin, { ...member, email: 'geen adres' })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({
      errors: [{ path: 'email', message: expect.stringMatching(/^Geef /) as string }],
    })
  })
})

it('replaces an unconfirmed registration and its password', async () => {
  const make = (email: string) =>
    payload.create({
      collection: 'users',
      data: {
        name: 'Nieuw',
        email,
        password: randomUUID(),
        status: 'active',
        tenants: [{ tenant: company.tenant.id, role: 'viewer' }],
      },
      overrideAccess: false,
      user: company.admin,
    })
  const email = newAddress()
  await expect(make(email)).rejects.toMatchObject({ status: 403 })
  expect(await exists(email)).toBe(false)
})
