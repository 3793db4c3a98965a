import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { newVisitor } from '@/src/testing/forms'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'
import { GET, OPTIONS, PATCH, POST } from './route'

const HANDLERS = { GET, OPTIONS, PATCH, POST }

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

type Sent = { method?: keyof typeof HANDLERS; headers?: Record<string, string>; body?: object }

function ask(host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const request = new Request(`http://${host}/payload-api/${path}`, {
    method,
    headers: { host, ...newVisitor(), ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const slug = path.replace(/\?.*/, '').split('/')
  return HANDLERS[method](request, { params: Promise.resolve({ slug }) })
}

const credentials = (token: string): Record<string, string>[] => [
  { cookie: `payload-token=${token}` },
  { authorization: `JWT ${token}` },
]

const sid = (token: string): string => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()

describe('Payload’s API on the host of a tenant', () => {
  it('does not exist, whoever asks', async () => {
    const superAdmin = await createPerson(payload, { superAdmin: true })
    for (const person of [company.admin, superAdmin]) {
      const token = await tokenOf(payload, person)
      for (const headers of credentials(token))
        for (const method of ['GET', 'OPTIONS'] as const)
          expect((await ask(company.domain.hostname, 'users/me', { method, headers })).status).toBe(404)
    }
    const { email, password } = company.editor
    const signIn = await ask(company.domain.hostname, 'users/login', {
      method: 'POST',
      body: { email, password },
    })
    expect([signIn.status, signIn.headers.getSetCookie()]).toEqual([404, []])
  })

  it('gives files as to somebody who is not signed in', async () => {
    const headers = { authorization: `JWT ${await tokenOf(payload, company.admin)}` }
    const missing = await ask(company.domain.hostname, 'media/file/nothing.webp', { headers })
    expect(missing.headers.get('ratelimit')).toBeNull()
    expect((await ask(company.domain.hostname, 'media/nothing', { headers })).status).toBe(404)
  })
})

describe('a session of the panel', () => {
  it('is not revealed to scripts by signing in, refreshing or asking who one is', async () => {
    const { email, password } = company.editor
    const signIn = await ask('localhost', 'users/login', { method: 'POST', body: { email, password } })
    const [cookie = ''] = signIn.headers.getSetCookie()
    const token = /^payload-token=([^;]+);.*HttpOnly=true/.exec(cookie)?.[1] ?? ''
    expect(sid(token)).toContain('"sid"')
    const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
    const me = await ask('localhost', 'users/me', { headers })
    const refreshed = await ask('localhost', 'users/refresh-token', { method: 'POST', headers })
    expect(refreshed.headers.getSetCookie()).toEqual([])
    for (const response of [signIn, me, refreshed]) {
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
      expect(JSON.parse(text)).toMatchObject({
        exp: expect.any(Number) as number,
        user: { id: company.editor.id },
      })
    }
    const out = await ask('localhost', 'users/logout', { method: 'POST', headers })
    expect(out.headers.getSetCookie()[0]).toMatch(/^payload-token=; Expires=Thu, 01 Jan 1970/)
    expect(await (await ask('localhost', 'users/me', { headers })).json()).toMatchObject({ user: null })
    const again = await ask('localhost', 'users/logout', { method: 'POST', headers })
    expect([again.status, again.headers.getSetCookie()]).toEqual([200, out.headers.getSetCookie()])
  })
})
