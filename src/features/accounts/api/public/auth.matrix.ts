import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'

import { addressToken } from '@/src/features/accounts/server/address-token'
import { findAccount } from '@/src/features/accounts/server/find-account'
import { invitationToken } from '@/src/features/accounts/server/invitations/token'
import { createAccount } from '@/src/features/accounts/server/new-account'
import { passkeySignInOptions } from '@/src/features/accounts/server/factors/passkeys'
import { issueResetToken, issueVerificationToken } from '@/src/features/accounts/server/mailed-token'
import { HOUR_MS } from '@/src/lib/durations'
import { openForRegistration } from '@/src/testing/accounts'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'
import { givePasskey } from '@/src/testing/second-factors'
import { type Company, createPerson } from '@/src/testing/tenants'

const PASSWORD = 'vijf kanaries drinken thee'

/** Somebody who has no account. */
const newcomer = () => ({
  name: 'Noor de Boer',
  email: `noor-${randomUUID()}@example.org`,
  password: PASSWORD,
})

const opened = new WeakSet<Company>()

/** The company of the rows lets anybody register: made so by the first that asks. */
async function openOnce({ payload, company }: MatrixContext): Promise<void> {
  if (opened.has(company)) return
  opened.add(company)
  await openForRegistration(payload, company)
}

/** The token that confirms a new account. */
async function registeredToken(payload: Payload): Promise<string> {
  const id = await createAccount(await createLocalReq({}, payload), newcomer(), 'nl')
  return issueVerificationToken(payload, { id })
}

/** The token of an invitation to an account whose address is confirmed. */
async function invitedToken({ payload, company }: MatrixContext): Promise<string> {
  const { id, email, name } = await createPerson(payload)
  const tenant = company.tenant.id
  const expiresAt = new Date(Date.now() + HOUR_MS).toISOString()
  const invitations = [{ tenant, role: 'viewer' as const, name, expiresAt }]
  await payload.update({ collection: 'users', id, data: { invitations }, overrideAccess: true })
  return invitationToken({ account: id, tenant }, { email, expiresAt })
}

/** The token that confirms a new address. */
async function requestedToken(payload: Payload): Promise<string> {
  const { id } = await createPerson(payload)
  const data = { newEmail: newcomer().email, newEmailUntil: new Date(Date.now() + HOUR_MS).toISOString() }
  await payload.update({ collection: 'users', id, data, overrideAccess: true })
  const account = await findAccount(payload, { id: { equals: id } })
  return (account && addressToken(account, 'confirm')) ?? ''
}

export const matrix = {
  'POST /api/auth/login': row({
    prepare: ({ payload }) => createPerson(payload),
    send: ({ email, password }) => ({ path: '/api/auth/login', body: { email, password } }),
    statuses: anonymous(200),
    writes: ['users', 'account_devices'],
  }),
  'POST /api/auth/passkey/options': row({
    send: () => ({ path: '/api/auth/passkey/options', host: 'localhost' }),
    statuses: anonymous(200),
    writes: ['account_challenges'],
  }),
  'POST /api/auth/passkey': row({
    prepare: async ({ payload }) => {
      const authenticator = await givePasskey(payload, (await createPerson(payload)).id)
      const party = { id: 'localhost', origin: 'http://localhost' }
      const options = await passkeySignInOptions(payload.db.drizzle, null, party)
      return authenticator.authenticate({ challenge: options?.challenge ?? '' })
    },
    send: (response) => ({ path: '/api/auth/passkey', host: 'localhost', body: { response } }),
    statuses: anonymous(200),
    writes: ['users', 'account_devices'],
  }),
  'POST /api/auth/logout': row({
    send: () => ({ path: '/api/auth/logout' }),
    statuses: anonymous(204),
    endsSession: true,
    // Who is not signed in is signed out all the same; that a session ends is tested with the sessions.
    writes: [],
  }),
  'GET /api/auth/session': row({
    send: () => ({ path: '/api/auth/session' }),
    statuses: { ...anonymous(200), anonymous: 401 },
  }),
  'POST /api/auth/register': row({
    prepare: openOnce,
    send: () => ({ path: '/api/auth/register', body: newcomer() }),
    statuses: anonymous(200),
    writes: ['users'],
  }),
  'POST /api/auth/verify': row({
    prepare: ({ payload }) => registeredToken(payload),
    send: (token) => ({ path: '/api/auth/verify', body: { token } }),
    statuses: anonymous(200),
    writes: ['users'],
  }),
  'POST /api/auth/forgot-password': row({
    send: () => ({ path: '/api/auth/forgot-password', body: { email: newcomer().email } }),
    statuses: anonymous(200),
    // What happens for an address that has an account happens after the answer, and is tested with the passwords.
    writes: [],
  }),
  'POST /api/auth/reset-password': row({
    prepare: async ({ payload }) => issueResetToken(payload, (await createPerson(payload)).email),
    send: (token) => ({ path: '/api/auth/reset-password', body: { token, password: PASSWORD } }),
    statuses: anonymous(200),
    writes: ['users'],
  }),
  'POST /api/auth/invitation': row({
    prepare: invitedToken,
    send: (token) => ({ path: '/api/auth/invitation', body: { token, answer: 'accept' } }),
    statuses: anonymous(200),
    writes: ['users'],
  }),
  'POST /api/auth/address': row({
    send: () => ({
      path: '/api/auth/address',
      body: { email: newcomer().email, proof: { password: 'not the password' } },
    }),
    // Whoever is signed in gets no further without proof; what follows is tested with the changes of address.
    statuses: { ...anonymous(422), anonymous: 401 },
    writes: [],
  }),
  'POST /api/auth/address/answer': row({
    prepare: ({ payload }) => requestedToken(payload),
    send: (token) => ({ path: '/api/auth/address/answer', body: { token } }),
    statuses: anonymous(200),
    writes: ['users'],
  }),
} satisfies Matrix
