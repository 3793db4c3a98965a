import { sql } from '@payloadcms/db-postgres'
import config from '@payload-config'
import { AuthenticationError, createLocalReq, handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/src/lib/durations'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import type { Audience } from '@/src/features/accounts/rules/sessions'
import { createSession } from './create-session'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'

async function open(person: Person, audience: Audience, userAgent = USER_AGENT) {
  const headers = new Headers({ 'user-agent': userAgent })
  return createSession(await createLocalReq({ req: { headers } }, payload), person.id, audience)
}

async function refresh(token: string) {
  const headers = { authorization: `JWT ${token}` }
  const request = new Request('http://localhost/payload-api/users/refresh-token', { method: 'POST', headers })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, body: (await response.json()) as { exp?: number } }
}

const onSite = (): Audience => ({
  type: 'site',
  hostname: company.domain.hostname,
  tenant: company.tenant.id,
})
const stored = async ({ id }: Person) =>
  (await payload.findByID({ collection: 'users', id, overrideAccess: true })).sessions ?? []

describe('a session', () => {
  it('is stored with its audience, browser and times', async () => {
    const person = await createPerson(payload)
    const panel = await open(person, { type: 'panel' })
    const site = await open(person, onSite(), `a\u00e9b${'x'.repeat(1000)}`)
    const [first, second] = await stored(person)
    expect(first).toMatchObject({ id: panel.id, audience: 'panel', userAgent: USER_AGENT, hostname: null })
    expect(second).toMatchObject({ id: site.id, audience: 'site', hostname: company.domain.hostname })
    expect(second?.userAgent).toBe(`ab${'x'.repeat(298)}`)
    expect(second?.lastUsedAt).toBe(second?.createdAt)
    expect(JSON.stringify(await stored(person))).not.toContain(site.token)
  })

  it('ends a month after the sign-in, or twelve hours after one by a provider, and is not prolonged', async () => {
    for (const [byProvider, hours] of [
      [false, 30 * 24],
      [true, 12],
    ] as const) {
      const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
      const { token, expiresAt } = await open(person, { type: 'panel', byProvider })
      const lasts = (Date.parse(expiresAt) - Date.now()) / HOUR_MS
      expect(Math.abs(lasts - hours)).toBeLessThan(0.1)
      const refreshed = await refresh(token)
      expect([refreshed.status, refreshed.body.exp]).toEqual([200, Math.floor(Date.parse(expiresAt) / 1000)])
      expect((await stored(person)).map((session) => session.expiresAt)).toEqual([expiresAt])
    }
  })

  it('opens nothing after its end, whatever its token says', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const { id, token } = await open(person, { type: 'panel' })
    await payload.db.drizzle.execute(sql`UPDATE users_sessions SET expires_at = now() WHERE id = ${id}`)
    expect((await call('/api/auth/session', { token })).status).toBe(401)
    expect((await refresh(token)).status).toBe(403)
  })

  it('does not change when the account was last updated', async () => {
    const person = await createPerson(payload)
    await open(person, { type: 'panel' })
    const { updatedAt } = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    expect(updatedAt).toBe(person.updatedAt)
  })

  it('is not opened for a disabled or unconfirmed account', async () => {
    for (const data of [{ status: 'disabled' }, { _verified: false }] as const) {
      const person = await createPerson(payload)
      await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
      for (const audience of [{ type: 'panel' } as const, onSite()])
        await expect(open(person, audience)).rejects.toBeInstanceOf(AuthenticationError)
      expect(await stored(person)).toEqual([])
    }
  })

  it('of a site is not opened for an account with a role', async () => {
    for (const person of [company.viewer, company.admin, await createPerson(payload, { superAdmin: true })])
      await expect(open(person, onSite())).rejects.toBeInstanceOf(AuthenticationError)
  })

  it('of the panel opens the panel and both APIs', async () => {
    const { token } = await open(company.admin, { type: 'panel' })
    expect((await call('/api/admin/pages', { token })).status).toBe(200)
    expect((await callPanel('/api/admin/pages', { token, tenant: company.tenant.id })).status).toBe(200)
  })

  it('of a site opens neither the panel nor an API, not even once the account has a role', async () => {
    const person = await createPerson(payload)
    const { token, id } = await open(person, onSite())
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { tenants: [{ tenant: company.tenant.id, role: 'admin' }] },
      overrideAccess: true,
    })
    expect((await call('/api/admin/pages', { token })).status).toBe(401)
    expect((await callPanel('/api/admin/pages', { token })).status).toBe(401)
    for (const credential of [token, id]) {
      const answer = await restRequest(payload, null, 'GET', 'users/me', {
        cookie: `payload-token=${credential}; site-session=${credential}`,
      })
      expect(JSON.parse(answer.text)).toMatchObject({ user: null })
    }
  })
})
