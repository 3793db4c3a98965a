import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { GET, PATCH, POST } from '@/src/app/(payload)/payload-api/[...slug]/route'
import { type Limit, rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { PANEL_LIMIT } from '@/src/platform/rate-limit/panel'
import { limitOf } from './rate-limit-kinds'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const HANDLERS = { GET, PATCH, POST }

type Sent = { method?: keyof typeof HANDLERS; headers: Record<string, string>; body?: string }

async function ask(path: string, { method = 'GET', ...sent }: Sent): Promise<Response> {
  const request = new Request(`http://localhost/payload-api/${path}`, {
    method,
    ...sent,
    headers: { host: 'localhost', ...sent.headers },
  })
  return HANDLERS[method](request, { params: Promise.resolve({ slug: path.replace(/\?.*/, '').split('/') }) })
}

/** Somebody of the company of whom nothing is counted yet, with a token of theirs. */
async function newcomer() {
  const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
  return { person, token: await tokenOf(payload, person) }
}

/** Leaves of a limit as often as `left` says, as calls that were made before would. */
async function spend(limit: Limit, { id }: Person, left: number): Promise<void> {
  for (let spent = limit.points - left; spent > 0; spent -= 1) await rateLimits().count(limit, id)
}

const refusal = z.strictObject({ errors: z.tuple([z.strictObject({ message: z.string() })]) })
const categories = () =>
  payload.count({
    collection: 'categories',
    where: { tenant: { equals: company.tenant.id } },
    overrideAccess: true,
  })

describe('a program that calls Payload’s own API', () => {
  it.each(['JWT', 'Bearer'])('with a token after %s gets its remaining quota, then 429', async (scheme) => {
    const { person, token } = await newcomer()
    const headers = { authorization: `${scheme} ${token}` }
    await spend(limitOf('calls'), person, 1)
    const last = await ask('posts?limit=1', { headers })
    expect(last.status).toBe(200)
    expect(last.headers.get('ratelimit')).toMatch(/^"calls";r=0;t=\d+$/)
    const refused = await ask('posts?limit=1', { headers })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit-policy')).toBe('"calls";q=600;w=60')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refusal.parse(await refused.json()).errors[0].message).toContain(
      'At most 600 requests per minute.',
    )
    const other = await newcomer()
    const theirs = await ask('posts?limit=1', { headers: { authorization: `${scheme} ${other.token}` } })
    expect(theirs.headers.get('ratelimit')).toMatch(/^"calls";r=599;t=\d+$/)
  })

  it('has the write limit of /api/admin, and a rejected write changes nothing', async () => {
    const { person, token } = await newcomer()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await spend(limitOf('writes'), person, 1)
    const body = (name: string) =>
      JSON.stringify({ name, slug: name.toLowerCase(), tenant: company.tenant.id })
    const made = await ask('categories', { method: 'POST', headers, body: body('Bruggen') })
    expect([made.status, made.headers.get('ratelimit-policy')]).toEqual([
      201,
      '"calls";q=600;w=60, "writes";q=300;w=60',
    ])
    const before = await categories()
    const refused = await ask('categories', { method: 'POST', headers, body: body('Sluizen') })
    expect([refused.status, await categories()]).toEqual([429, before])
    expect((await ask('posts?limit=1', { headers })).status).toBe(200)
  })

  it('can read by POST with a method override once the write limit is exceeded, but not write', async () => {
    const { person, token } = await newcomer()
    await spend(limitOf('writes'), person, 0)
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    }
    expect((await ask('posts', { method: 'POST', headers, body: 'limit=1' })).status).toBe(200)
    expect((await ask('posts', { method: 'PATCH', headers, body: 'limit=1' })).status).toBe(429)
  })
})

describe('the admin panel, with a session cookie', () => {
  it('has a limit of its own, above what a person uses', async () => {
    const { person, token } = await newcomer()
    const headers = { cookie: `payload-token=${token}` }
    await spend(limitOf('calls'), person, 0)
    await spend(PANEL_LIMIT, person, 1)
    // Whoever protects an installation with a password of its own has the browser send that as well.
    const working = await ask('posts?limit=1', { headers: { ...headers, authorization: 'Basic a2FkZQ==' } })
    expect([working.status, working.headers.get('ratelimit-policy')]).toEqual([200, '"panel";q=3000;w=60'])
    expect((await ask('posts?limit=1', { headers })).status).toBe(429)
  })
})

it('is not counted for anonymous requests', async () => {
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer no.token.atall' },
    { cookie: 'payload-token=no' },
  ]
  for (const headers of strangers) {
    const { status, headers: answered } = await ask('posts?limit=1', { headers })
    expect([status, answered.get('ratelimit')]).toEqual([403, null])
  }
})
