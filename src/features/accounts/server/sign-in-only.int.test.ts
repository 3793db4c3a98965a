import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { newVisitor } from '@/src/testing/forms'
import { createCompany, createPerson, createTenant, type Person } from '@/src/testing/tenants'
import { setPasswordAsOperator } from './operator-password'
import { issueResetToken } from './mailed-token'
import { signIn } from './sign-in'

const configured = env.OIDC
let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
  env.OIDC = {
    issuer: 'https://login.example.org',
    clientId: 'gevel',
    clientSecret: 'secret',
    name: 'Kade',
    emailDomains: [],
    createAccounts: false,
    only: true,
  }
})
afterAll(() => {
  env.OIDC = configured
})

const outcomeFor = async ({ email, password }: Pick<Person, 'email' | 'password'>) => {
  const options = { address: '203.0.113.7', audience: { type: 'panel' } } as const
  return (await signIn(await createLocalReq({}, payload), { email, password }, options)).type
}

describe('signing in with a password where only single sign-on is allowed', () => {
  it('is rejected for people with a role, and possible for accounts without one', async () => {
    const editor = await createPerson(payload, { role: 'editor', tenant: await createTenant(payload) })
    const superAdmin = await createPerson(payload, { superAdmin: true })
    expect([await outcomeFor(editor), await outcomeFor(superAdmin)]).toEqual(['rejected', 'rejected'])
    expect(await outcomeFor(await createPerson(payload))).toBe('signedIn')
  })

  it('is possible for a super admin whose password was set on the server', async () => {
    const { email } = await createPerson(payload, { superAdmin: true })
    const password = 'een wachtwoord voor noodgevallen'
    await setPasswordAsOperator(payload, { email, password, create: false })
    expect(await outcomeFor({ email, password })).toBe('signedIn')
  })

  it('is no longer possible once a mailed link has replaced that password', async () => {
    const { email } = await createPerson(payload, { superAdmin: true })
    await setPasswordAsOperator(payload, {
      email,
      password: 'een wachtwoord voor noodgevallen',
      create: false,
    })
    const password = 'kurk-lantaarn-wolk'
    const company = await createCompany(payload)
    const token = await issueResetToken(payload, email)
    const reset = await call('/api/auth/reset-password', {
      host: company.domain.hostname,
      body: { token, password },
      headers: newVisitor(),
    })
    expect(reset.status).toBe(200)
    expect(await outcomeFor({ email, password })).toBe('rejected')
  })
})
