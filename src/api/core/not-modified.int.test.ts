import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cacheTags } from '@/src/cache/tags'
import { invalidateProcessCaches, disableProcessCaches } from '@/src/cache/tagged-cache'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  invalidateProcessCaches([cacheTags.everything()])
})

afterAll(disableProcessCaches)

const ask = (ifNoneMatch?: string, path = '/api/domains?locale=nl', host = company.domain.hostname) =>
  call(path, { host, headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } })

async function statementsOf(ifNoneMatch: string): Promise<{ status: number; statements: number }> {
  let status = 0
  const statements = await countStatements(payload, async () => {
    status = (await ask(ifNoneMatch)).status
  })
  return { status, statements }
}

describe('a conditional request', () => {
  it('gets 304 without a database query when the ETag is current, compressed or not', async () => {
    const { headers } = await ask()
    const etag = headers.get('etag') ?? ''
    expect(await statementsOf(etag)).toEqual({ status: 304, statements: 0 })
    expect(await statementsOf(`"older", W/${etag}`)).toEqual({ status: 304, statements: 0 })
    const known = await ask(etag)
    for (const name of ['etag', 'cache-control', 'cache-tag', 'vary'])
      expect([name, known.headers.get(name)]).toEqual([name, headers.get(name)])
  })

  it('keeps the policy of the page that it confirms', async () => {
    const { headers } = await ask(undefined, '/api/docs')
    const { status, headers: confirmed } = await ask(headers.get('etag') ?? '', '/api/docs')
    expect(status).toBe(304)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(confirmed.get('content-security-policy')).toBe(headers.get('content-security-policy'))
  })

  it('runs the query again once a tag of the response is invalidated', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    invalidateProcessCaches([cacheTags.site(company.domain.id)])
    const { status, statements } = await statementsOf(etag)
    expect(status).toBe(304)
    expect(statements).toBeGreaterThan(0)
    expect(await statementsOf(etag)).toEqual({ status: 304, statements: 0 })
  })

  it('gets the full response when the ETag is outdated, or of another URL or site', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    const { domain } = await createCompany(payload)
    expect((await ask('"older"')).status).toBe(200)
    expect((await ask(etag, '/api/pages/layout?locale=nl')).status).toBe(200)
    expect((await ask(etag, '/api/domains?locale=nl', domain.hostname)).status).toBe(200)
    expect((await ask(etag, `/api/domains?locale=nl&domain=${domain.hostname}`)).status).toBe(200)
  })
})
