import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Domain } from '@/payload-types'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { lockRedirects } from '@/src/features/redirects/server/lock'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
})

const remove = ({ id }: Domain, query = '') =>
  call(`/api/admin/domains/${id}${query}`, { method: 'DELETE', token })

/** Removes a domain while a transaction that has written `refer` waits with its commit, or with what it does `afterwards`. */
async function removeBeside(
  domain: Domain,
  query: string,
  refer: (req: PayloadRequest) => Promise<unknown>,
  afterwards?: (req: PayloadRequest) => Promise<unknown>,
): Promise<number> {
  const req = await createLocalReq({}, payload)
  const { removal } = await inTransaction(req, async () => {
    await refer(req)
    const removal = remove(domain, query)
    await waitForLockWaiter(payload)
    await afterwards?.(req)
    // In an object: the removal ends after this transaction only.
    return { removal }
  })
  return (await removal).status
}

const redirectTo = (domain: Domain, from: string) => ({
  collection: 'redirects' as const,
  data: {
    tenant: company.tenant.id,
    domain: domain.id,
    from,
    match: 'exact' as const,
    status: '301' as const,
    origin: 'manual' as const,
    to: { type: 'custom' as const, url: '/elders' },
  },
  overrideAccess: true,
})
const stored = async (from: string) =>
  (await payload.count({ collection: 'redirects', where: { from: { equals: from } }, overrideAccess: true }))
    .totalDocs

describe('deleting a domain while a concurrent request', () => {
  it('creates a redirect for it deletes that redirect, too', async () => {
    const [domain, from] = [await createDomain(payload, company.tenant), `/oud-${randomUUID()}`]
    const status = await removeBeside(domain, '', (req) =>
      payload.create({ ...redirectTo(domain, from), req }),
    )
    expect([status, await stored(from)]).toEqual([204, 0])
  })

  it('adds a page URL on it deletes that URL or is rejected, depending on cascade', async () => {
    for (const [query, expected] of [
      ['', 409],
      ['?cascade=true', 204],
    ] as const) {
      const [domain, page] = [await createDomain(payload, company.tenant), await createPage(payload, company)]
      const data = {
        tenant: company.tenant.id,
        domain: domain.id,
        locale: 'nl' as const,
        path: 'hier',
        page: page.id,
        canonical: true,
      }
      const status = await removeBeside(domain, query, (req) =>
        payload.create({ collection: 'page-urls', data, overrideAccess: true, req }),
      )
      expect(status).toBe(expected)
    }
  })

  it('is about to add another page URL on it waits before it locks anything of the domain', async () => {
    const [domain, page] = [await createDomain(payload, company.tenant), await createPage(payload, company)]
    await createPageUrl(payload, { ...company, domain }, page, '/eerst')
    const status = await removeBeside(
      domain,
      '?cascade=true',
      (req) => lockRedirects(req, company.tenant.id),
      (req) =>
        payload.update({
          collection: 'page-urls',
          where: { domain: { equals: domain.id } },
          data: { path: '/later' },
          overrideAccess: true,
          req,
        }),
    )
    expect(status).toBe(204)
  })

  it('creates a redirect for it too late leaves nothing to refer to', async () => {
    const [domain, from] = [await createDomain(payload, company.tenant), `/oud-${randomUUID()}`]
    const req = await createLocalReq({}, payload)
    const { late } = await inTransaction(req, async () => {
      await payload.delete({ collection: 'domains', id: domain.id, overrideAccess: true, req })
      const body = { from, domain: domain.id, to: '/elders' }
      const late = call('/api/admin/redirects', { token, body })
      await waitForLockWaiter(payload)
      return { late }
    })
    expect([409, 422]).toContain((await late).status)
    expect(await stored(from)).toBe(0)
  })
})

it('deletes another domain deletes both, with their locales', async () => {
  const domains = [await createDomain(payload, company.tenant), await createDomain(payload, company.tenant)]
  const where = { id: { in: domains.map(({ id }) => id) } }
  const { errors } = await payload.delete({ collection: 'domains', where, overrideAccess: true })
  expect(errors).toEqual([])
  const rows = { domain: { in: domains.map(({ id }) => id) } }
  expect(
    (await payload.count({ collection: 'domain-locales', where: rows, overrideAccess: true })).totalDocs,
  ).toBe(0)
})
