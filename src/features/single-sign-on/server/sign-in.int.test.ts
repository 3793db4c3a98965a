import { randomUUID } from 'node:crypto'
import getPort from 'get-port'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { factorsOf } from '@/src/features/accounts/server/factors/factors-of'
import { isPasswordOf } from '@/src/features/accounts/server/verify-password'
import { findOwnTokens } from '@/src/features/api-tokens/server/own-tokens'
import { SSO_PATH } from '@/src/features/single-sign-on/rules/outcome'
import { env } from '@/src/platform/env'
import type { OidcSettings } from '@/src/platform/oidc-settings'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { giveTotp } from '@/src/testing/second-factors'
import { type ProviderPerson, startIdentityProvider } from '@/src/testing/identity-provider'
import { createPerson, createTenant, type Person } from '@/src/testing/tenants'
import { ssoEndpoints } from './endpoints'

const ORIGIN = 'http://localhost:3000'
const CALLBACK = `${ORIGIN}${SSO_PATH}/callback`

let payload: Payload
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let settings: OidcSettings

beforeAll(async () => {
  payload = await payloadInstance()
  provider = await startIdentityProvider(CALLBACK)
  settings = {
    ...provider.client,
    name: 'Kade',
    emailDomains: ['example.org'],
    createAccounts: false,
    only: false,
  }
})
afterAll(() => provider.stop())

async function request(path: string, query: string, cookie = ''): Promise<PayloadRequest> {
  const headers = new Headers({ host: 'localhost:3000', ...(cookie && { cookie }) })
  const url = `${ORIGIN}${path}${query}`
  const req = await createLocalReq({ req: { headers, url } }, payload)
  req.query = Object.fromEntries(new URLSearchParams(query))
  return req
}

async function send(path: '' | '/callback', query: string, cookie?: string, by = settings) {
  const endpoint = ssoEndpoints(by).find((one) => one.path === `/single-sign-on${path}`)
  if (!endpoint) throw new Error('There is no such endpoint')
  const { status, headers } = await endpoint.handler(await request(`${SSO_PATH}${path}`, query, cookie))
  const cookies = headers.getSetCookie()
  return { status, location: headers.get('location') ?? '', cookies }
}

const cookieOf = (cookies: readonly string[]): string => cookies[0]?.split(';')[0] ?? ''

/** Begins a sign-in, and completes it at the provider as the person. */
async function begin(person: ProviderPerson | null, query = '') {
  const { location, cookies } = await send('', query)
  return { answer: await provider.authorize(location, person), cookie: cookieOf(cookies) }
}

async function signIn(person: ProviderPerson | null, by = settings) {
  const { answer, cookie } = await begin(person)
  return send('/callback', answer.search, cookie, by)
}

const at = (email: string): ProviderPerson => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name: 'Noor',
})
const isSignedIn = ({ cookies }: { cookies: readonly string[] }) =>
  cookies.some((cookie) => /payload-token=[^;]+\./.test(cookie))
const problemIn = ({ location }: { location: string }) => new URL(location, ORIGIN).searchParams.get('sso')

async function sessionsOf({ id }: Pick<Person, 'id'>) {
  const user = await payload.findByID({
    collection: 'users',
    id,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return (user.sessions ?? []).length
}

describe('signing in with the provider', () => {
  it('opens a session of the account with the same verified address, and links it', async () => {
    const account = await createPerson(payload)
    const person = at(account.email.toUpperCase())
    const outcome = await signIn(person)
    expect([outcome.status, problemIn(outcome), isSignedIn(outcome)]).toEqual([302, null, true])
    expect(await sessionsOf(account)).toBe(1)
    const later = await signIn({ ...person, email: `elders-${randomUUID()}@example.org` })
    expect(isSignedIn(later)).toBe(true)
    expect(await sessionsOf(account)).toBe(2)
  })

  it.each([false, true])(
    'ends what the account had before it was linked, unless it is for emergencies (%s)',
    async (breakGlass) => {
      const tenant = await createTenant(payload)
      const account = await createPerson(payload, { role: 'editor', tenant })
      await payload.update({
        collection: 'users',
        id: account.id,
        data: { breakGlass },
        overrideAccess: true,
      })
      await tokenOf(payload, account)
      await giveTotp(payload, account.id)
      await apiTokenFor(payload, account, { tenant })
      expect(isSignedIn(await signIn(at(account.email)))).toBe(true)
      const req = await createLocalReq({}, payload)
      const { totp } = await factorsOf(payload.db.drizzle, account.id)
      const tokens = await findOwnTokens(req, account.id)
      const password = await isPasswordOf(payload, account.id, account.password)
      const left = [await sessionsOf(account), totp, tokens.length, password]
      expect(left).toEqual(breakGlass ? [2, true, 1, true] : [1, false, 0, false])
    },
  )

  it('uses code, PKCE, state and nonce', async () => {
    const { location } = await send('', '')
    const asked = Object.fromEntries(new URL(location).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
    })
    expect([asked.state, asked.nonce, asked.code_challenge].every(Boolean)).toBe(true)
  })

  it.each([
    ['/admin/cms/pages', '/admin/cms/pages'],
    ['/en/admin/users', '/en/admin/users'],
    ['https://evil.example/admin', null],
    ['//evil.example/admin', null],
    [String.raw`/\evil.example/admin`, null],
    ['/elders', null],
  ])('returns to %s only if it is a path of the panel', async (redirect, expected) => {
    const account = await createPerson(payload)
    const { answer, cookie } = await begin(at(account.email), `?${new URLSearchParams({ redirect })}`)
    const { location } = await send('/callback', answer.search, cookie)
    expect(location).toBe(expected ?? new URL(location, ORIGIN).pathname)
    expect(location).toMatch(/^\/(?:en\/)?admin/)
  })

  it('creates an account without a role where the installation says so', async () => {
    const email = `nieuw-${randomUUID()}@example.org`
    expect(problemIn(await signIn(at(email)))).toBe('noAccount')
    expect(isSignedIn(await signIn(at(email), { ...settings, createAccounts: true }))).toBe(true)
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ name: 'Noor', tenants: [], platformRole: null }])
  })
})

it('confirms an address that nobody had confirmed, and ends the access of whoever had the account', async () => {
  const account = await createPerson(payload)
  const unconfirmed = { addressUnconfirmed: true, breakGlass: true }
  await payload.update({ collection: 'users', id: account.id, data: unconfirmed, overrideAccess: true })
  await tokenOf(payload, account)
  expect(isSignedIn(await signIn(at(account.email)))).toBe(true)
  const { addressUnconfirmed } = await payload.findByID({
    collection: 'users',
    id: account.id,
    overrideAccess: true,
  })
  expect(addressUnconfirmed).toBe(false)
  expect(await sessionsOf(account)).toBe(1)
  expect(await isPasswordOf(payload, account.id, account.password)).toBe(false)
})

describe('a second factor that a tenant requires', () => {
  afterEach(() => {
    env.OIDC = null
  })

  it.each([true, false])(
    'must be set up unless the provider is the only way to sign in (%s)',
    async (only) => {
      const tenant = await createTenant(payload, { requireSecondFactor: true })
      const { email, id } = await createPerson(payload, { role: 'editor', tenant })
      env.OIDC = { ...settings, only }
      expect(isSignedIn(await signIn(at(email)))).toBe(true)
      const user = await payload.findByID({ collection: 'users', id, overrideAccess: true })
      expect(user.secondFactorDue ?? false).toBe(!only)
    },
  )
})

describe('signing in with the provider is rejected', () => {
  const rejected = async (person: ProviderPerson | null) => {
    const outcome = await signIn(person)
    expect(isSignedIn(outcome)).toBe(false)
    return problemIn(outcome)
  }

  it('when the person cancels', async () => {
    expect(await rejected(null)).toBe('cancelled')
  })

  it('with an address that the provider has not verified', async () => {
    const account = await createPerson(payload)
    expect(await rejected({ ...at(account.email), email_verified: false })).toBe('emailUnverified')
    expect(await rejected({ sub: randomUUID() })).toBe('emailUnverified')
    expect(await sessionsOf(account)).toBe(0)
  })

  it('with an address of a foreign domain, also after linking', async () => {
    const account = await createPerson(payload)
    const person = at(account.email)
    expect(await rejected({ ...person, email: 'noor@elders.example' })).toBe('emailDomain')
    await signIn(person)
    expect(await rejected({ ...person, email: 'noor@elders.example' })).toBe('emailDomain')
  })

  it('for an account that is disabled or whose own address is unconfirmed', async () => {
    const [disabled, unconfirmed] = [await createPerson(payload), await createPerson(payload)]
    const change = (id: string, data: object) =>
      payload.update({ collection: 'users', id, data, overrideAccess: true })
    const person = at(disabled.email)
    await signIn(person)
    await change(disabled.id, { status: 'disabled' })
    await change(unconfirmed.id, { _verified: false })
    expect(await rejected(person)).toBe('disabled')
    expect(await rejected(at(unconfirmed.email))).toBe('disabled')
  })

  it('for another identity with the address of a linked account', async () => {
    const account = await createPerson(payload)
    await signIn(at(account.email))
    expect(await rejected(at(account.email))).toBe('otherIdentity')
  })

  it('with an unknown or changed state', async () => {
    const { answer, cookie } = await begin(at((await createPerson(payload)).email))
    answer.searchParams.set('state', randomUUID())
    expect(problemIn(await send('/callback', answer.search, cookie))).toBe('expired')
    expect(problemIn(await send('/callback', '', cookie))).toBe('expired')
  })

  it('with an answer that was used before', async () => {
    const account = await createPerson(payload)
    const { answer, cookie } = await begin(at(account.email))
    expect(isSignedIn(await send('/callback', answer.search, cookie))).toBe(true)
    const replayed = await send('/callback', answer.search, cookie)
    expect([problemIn(replayed), isSignedIn(replayed)]).toEqual(['expired', false])
    expect(await sessionsOf(account)).toBe(1)
  })

  it('with a code of another sign-in', async () => {
    const account = await createPerson(payload)
    const [first, second] = [await begin(at(account.email)), await begin(at(account.email))]
    second.answer.searchParams.set('code', first.answer.searchParams.get('code') ?? '')
    const outcome = await send('/callback', second.answer.search, second.cookie)
    expect([problemIn(outcome), isSignedIn(outcome)]).toEqual(['failed', false])
  })

  it('in another browser than the one that began', async () => {
    const { answer } = await begin(at((await createPerson(payload)).email))
    const other = await begin(null)
    for (const cookie of ['', other.cookie]) {
      const outcome = await send('/callback', answer.search, cookie)
      expect([problemIn(outcome), isSignedIn(outcome)]).toEqual(['expired', false])
    }
  })

  it('while the provider cannot be reached', async () => {
    const away = { ...settings, issuer: `http://localhost:${await getPort()}` }
    expect(problemIn(await send('', '', '', away))).toBe('unavailable')
  })
})

describe('without configuration', () => {
  it('there are no endpoints', () => {
    expect(ssoEndpoints(null)).toEqual([])
  })
})
