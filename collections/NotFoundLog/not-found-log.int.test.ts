import { Pool } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { writeCounts } from '@/src/routing/usage-counter/write-counts'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})
afterAll(() => pool.end())

/** Logs requests of paths that were not found. */
async function miss({ domain }: Company, ...paths: string[]): Promise<void> {
  const now = new Date().toISOString()
  const misses = paths.map((path) => ({
    domain: domain.id,
    path,
    hits: 1,
    first: now,
    last: now,
    referrer: null,
  }))
  await writeCounts(pool, { hits: [], notFound: misses })
}

const log = (of: Company, user?: Person) =>
  payload.find({
    collection: 'not-found-log',
    where: { tenant: { equals: of.tenant.id } },
    sort: 'path',
    pagination: false,
    depth: 0,
    ...(user ? { user, overrideAccess: false } : { overrideAccess: true }),
  })
const pathsOf = async (of: Company): Promise<string[]> => (await log(of)).docs.map(({ path }) => path)

describe('access to the not-found log', () => {
  it('lets every role of the tenant read it, and nobody else', async () => {
    await miss(company, '/lezen')
    for (const person of [company.viewer, company.editor, company.admin])
      expect((await log(company, person)).totalDocs).toBeGreaterThan(0)
    expect((await log(company, other.admin)).docs).toEqual([])
  })

  it('lets nobody write it, and accounts that manage redirects delete from it', async () => {
    await miss(company, '/weg')
    const [row] = (await log(company)).docs.filter(({ path }) => path === '/weg')
    const one = { collection: 'not-found-log', id: row?.id ?? '', overrideAccess: false } as const
    const { admin, viewer, editor } = company
    await expect(payload.update({ ...one, data: { hits: 9 }, user: admin })).rejects.toMatchObject({
      status: 403,
    })
    const data = {
      tenant: company.tenant.id,
      domain: company.domain.id,
      path: '/verzonnen',
      hits: 1,
      firstSeenAt: '2026-01-01',
      lastSeenAt: '2026-01-01',
    }
    const create = payload.create({ collection: 'not-found-log', data, user: admin, overrideAccess: false })
    await expect(create).rejects.toMatchObject({ status: 403 })
    for (const user of [viewer, other.admin])
      await expect(payload.delete({ ...one, user })).rejects.toMatchObject({ status: expect.any(Number) })
    expect(await pathsOf(company)).toContain('/weg')
    await payload.delete({ ...one, user: editor })
    expect(await pathsOf(company)).not.toContain('/weg')
  })
})

describe('a row of the not-found log is deleted', () => {
  it('when a redirect covers its path, unless that is disabled or of another tenant', async () => {
    await miss(company, '/oud', '/oud/dieper', '/oudste')
    await miss(other, '/oud')
    await createRedirect(payload, other, { from: '/oud', to: '/x' })
    await createRedirect(payload, company, { from: '/oud', to: '/x', enabled: false })
    expect(await pathsOf(other)).toEqual([])
    expect(await pathsOf(company)).toEqual(expect.arrayContaining(['/oud', '/oud/dieper', '/oudste']))
    await createRedirect(payload, company, { from: '/oud', to: '/x', match: 'prefix' })
    const left = await pathsOf(company)
    expect(left).toContain('/oudste')
    expect(left).not.toContain('/oud')
    expect(left).not.toContain('/oud/dieper')
  })

  it('when a page gets its path as URL', async () => {
    await miss(company, '/komt', '/en/komt')
    const page = await createPage(payload, company)
    await createPageUrl(payload, company, page, '/komt')
    expect(await pathsOf(company)).not.toContain('/komt')
    expect(await pathsOf(company)).toContain('/en/komt')
  })
})
