import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { createApi } from '@/src/api'
import { createRateLimits, type RateLimits } from '@/src/platform/rate-limit/rate-limits'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { fileOf, formOf, png } from '@/src/testing/images'
import { startTemporaryRedis, type TemporaryRedis } from '@/src/testing/temporary-redis'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'
import type { CallLimits } from './rate-limit-kinds'

const LIMITS = { calls: 5, writes: 2, uploads: 2, tenantUploads: 2 }
const REDIRECTS = '/api/admin/redirects'

let payload: Payload
let company: Company
let redis: TemporaryRedis
const opened: RateLimits[] = []

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  redis = await startTemporaryRedis()
})
afterAll(async () => {
  for (const counters of opened) counters.close()
  await redis.stop()
})

type Sent = { path?: string; body?: unknown; form?: FormData }

/** An API as another process would run it: with a connection of its own to Redis, or with none. */
function createNode(redisUrl?: string, limits: CallLimits = LIMITS) {
  const counters = createRateLimits(redisUrl)
  opened.push(counters)
  const api = createApi({ payload: payloadInstance, migrations: [], limits, counters })
  return async (token: string, { path = REDIRECTS, body, form }: Sent = {}) => {
    const sent = form ?? (body === undefined ? undefined : JSON.stringify(body))
    return api.request(`http://localhost${path}`, {
      method: sent === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(!form && { 'content-type': 'application/json' }) },
      ...(sent !== undefined && { body: sent }),
    })
  }
}

const problem = z.looseObject({ type: z.string(), detail: z.string() })
const detailOf = async (response: Response) => problem.parse(await response.json()).detail
const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status)

describe('the rate limit of an account', () => {
  it('is apart for each API token of the account, and for its sessions', async () => {
    const call = createNode()
    const person = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const { tenant } = company
    const [one, other] = [
      await apiTokenFor(payload, person, { tenant }),
      await apiTokenFor(payload, person, { tenant }),
    ]
    const calls = Array.from({ length: LIMITS.calls + 1 }, () => call(one.token))
    expect(await statuses(calls)).toContain(429)
    const session = await tokenOf(payload, person)
    expect(await statuses([call(one.token), call(other.token), call(session)])).toEqual([429, 200, 200])
  })

  it('is reported in every response, and answers 429 once it is exceeded', async () => {
    const call = createNode()
    const token = await tokenOf(payload, company.viewer)
    const began = Date.now()
    const passed = () => Math.ceil((Date.now() - began) / 1000)
    const first = await call(token)
    expect(first.headers.get('ratelimit-policy')).toBe('"calls";q=5;w=60')
    expect(first.headers.get('ratelimit')).toBe('"calls";r=4;t=60')
    // Whatever the answer, and whichever of the person's tokens it is.
    const missing = await call(token, { path: `${REDIRECTS}/none` })
    expect(missing.status).toBe(422)
    expect(missing.headers.get('ratelimit')).toMatch(/^"calls";r=3;t=\d+$/)
    const another = await tokenOf(payload, company.viewer)
    expect(await statuses([call(another), call(another), call(another)])).toEqual([200, 200, 200])
    const refused = await call(token)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toMatch(/^"calls";r=0;t=\d+$/)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeLessThanOrEqual(60)
    expect(wait).toBeGreaterThanOrEqual(60 - passed())
    const { type, detail } = problem.parse(await refused.json())
    expect(type).toBe('urn:gevel:problem:tooManyRequests')
    expect(detail).toContain('At most 5 requests per minute.')
    expect((await call(await tokenOf(payload, company.admin))).status).toBe(200)
  })

  it('counts a write as a request too, and a rejected write changes nothing', async () => {
    const call = createNode()
    const token = await tokenOf(payload, company.editor)
    const made = await call(token, { body: { from: '/limit-a', to: '/' } })
    expect(made.headers.get('ratelimit-policy')).toBe('"calls";q=5;w=60, "writes";q=2;w=60')
    expect((await call(token, { body: { from: '/limit-b', to: '/' } })).status).toBe(201)
    const refused = await call(token, { body: { from: '/limit-c', to: '/' } })
    expect(refused.status).toBe(429)
    const { totalDocs } = await payload.count({
      collection: 'redirects',
      where: { from: { in: ['/limit-a', '/limit-b', '/limit-c'] }, tenant: { equals: company.tenant.id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(2)
    expect((await call(token)).status).toBe(200)
  })

  it('does not apply to anonymous requests, which always get 401', async () => {
    const call = createNode()
    expect(await statuses(Array.from({ length: 9 }, () => call('no.token.atall')))).toEqual(
      Array(9).fill(401),
    )
  })
})

describe('files', () => {
  const IMAGES = '/api/admin/images'
  const limits = { calls: 20, writes: 20, uploads: 2, tenantUploads: 3 }
  const upload = async () => ({ path: IMAGES, form: formOf({ file: fileOf(await png()), alt: 'Vlak' }) })

  it('applies to uploads per account and per tenant; an upload above it is not stored', async () => {
    const call = createNode(undefined, limits)
    const { tenant, editor, admin } = await createCompany(payload)
    const [one, other] = [await tokenOf(payload, editor), await tokenOf(payload, admin)]
    const first = await call(one, await upload())
    expect(first.status).toBe(201)
    expect(first.headers.get('ratelimit-policy')).toBe(
      '"calls";q=20;w=60, "writes";q=20;w=60, "uploads";q=2;w=60, "tenantUploads";q=3;w=60',
    )
    const { data } = z.object({ data: z.looseObject({ id: z.string() }) }).parse(await first.json())
    const convert = { path: `${IMAGES}/convert/${data.id}`, body: { format: 'webp' } }
    expect((await call(one, convert)).status).toBe(201)
    const third = await call(one, await upload())
    expect([third.status, await detailOf(third)]).toEqual([
      429,
      expect.stringContaining('At most 2 uploads per'),
    ])
    expect((await call(other, await upload())).status).toBe(201)
    const tooMany = await call(other, convert)
    expect([tooMany.status, await detailOf(tooMany)]).toEqual([
      429,
      expect.stringContaining('At most 3 uploads to one tenant per'),
    ])
    expect(tooMany.headers.get('retry-after')).toMatch(/^\d+$/)
    const where = { tenant: { equals: tenant.id } }
    expect(await payload.count({ collection: 'media', where, overrideAccess: true })).toEqual({
      totalDocs: 3,
    })
    // Neither are the person's other calls refused, nor the files of other tenants.
    expect((await call(one, { path: IMAGES })).status).toBe(200)
    expect((await call(await tokenOf(payload, company.editor), await upload())).status).toBe(201)
  })
})

describe('two nodes with one Redis', () => {
  it('share their counters, and count separately while Redis is down', async () => {
    const [one, other] = [createNode(redis.url), createNode(redis.url)]
    const token = await tokenOf(payload, company.editor)
    expect(await statuses([one(token), other(token), one(token), other(token), one(token)])).toEqual(
      Array(5).fill(200),
    )
    expect(await statuses([one(token), other(token)])).toEqual([429, 429])
    await redis.stop()
    for (const call of [one, other]) {
      const alone = await statuses(Array.from({ length: 6 }, () => call(token)))
      expect(alone.sort()).toEqual([200, 200, 200, 200, 200, 429])
    }
  })
})
