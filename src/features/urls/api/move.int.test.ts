import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany, type Company } from '@/src/testing/tenants'
import { readPageTree } from '@/src/features/urls/server/read-page-tree'
import { nodesIn } from '@/src/features/urls/rules/page-tree'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

async function pageAt(path: string, title = path): Promise<Page> {
  const page = await createPage(payload, company, { title })
  await createPageUrl(payload, company, page, path)
  return page
}

const move = (body: object, query = '') =>
  call(`/api/admin/page-urls/move${query}`, {
    method: 'POST',
    token,
    body: { domain: company.domain.id, locale: 'nl', ...body },
  })

const place = () => ({ tenant: company.tenant.id, domain: company.domain.id, locale: 'nl' as const })

const pathsNow = async (): Promise<string[]> =>
  nodesIn((await readPageTree(payload, place())).nodes).map(({ path }) => path)

const redirectsFrom = async (path: string): Promise<number> => {
  const where = { tenant: { equals: company.tenant.id }, from: { equals: path } }
  return (await payload.count({ collection: 'redirects', where, overrideAccess: true })).totalDocs
}

/** A page with two pages below it, and a neighbour whose path begins with the same letters. */
async function family() {
  const from = `/werk-${randomUUID()}`
  const paths = [from, `${from}/aurora`, `${from}/aurora/cijfers`, `${from}plaats`]
  for (const path of paths) await pageAt(path)
  return { from, paths }
}

describe('moving a page', () => {
  it('moves all pages below it, and redirects each', async () => {
    const { from, paths } = await family()
    const to = `/cases-${randomUUID()}`
    const response = await move({ from, to })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      data: [
        { from, to },
        { from: `${from}/aurora`, to: `${to}/aurora` },
        { from: `${from}/aurora/cijfers`, to: `${to}/aurora/cijfers` },
      ],
    })
    const now = await pathsNow()
    expect(now).toEqual(expect.arrayContaining([to, `${to}/aurora`, `${to}/aurora/cijfers`, `${from}plaats`]))
    for (const path of paths.slice(0, 3)) {
      expect(now).not.toContain(path)
      expect(await redirectsFrom(path)).toBe(1)
    }
  })

  it('moves back without leaving a redirect in its way', async () => {
    const { from } = await family()
    const to = `/cases-${randomUUID()}`
    await move({ from, to })
    expect((await move({ from: to, to: from })).status).toBe(200)
    expect(await redirectsFrom(from)).toBe(0)
    expect(await pathsNow()).toEqual(expect.arrayContaining([from, `${from}/aurora`]))
  })

  it('moves the pages below a path that has no page itself, also up', async () => {
    const from = `/diensten-${randomUUID()}`
    await pageAt(`${from}/${from.slice(1)}-web`)
    expect((await move({ from, to: '/' }, '?redirects=false')).status).toBe(200)
    expect(await pathsNow()).toContain(`${from}-web`)
    expect(await redirectsFrom(`${from}${from}-web`)).toBe(0)
  })

  it('is rejected as a whole when one of the paths is taken', async () => {
    const { from } = await family()
    const to = `/cases-${randomUUID()}`
    await pageAt(`${to}/aurora`, 'Van een ander')
    const response = await move({ from, to })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      errors: [{ path: 'to', message: expect.stringContaining('Van een ander') }],
    })
    expect(await pathsNow()).toEqual(expect.arrayContaining([from, `${from}/aurora`]))
    expect(await redirectsFrom(from)).toBe(0)
  })

  it.each([
    ['the home page', '/', '/thuis', 'The home page cannot be moved.'],
    ['a page to its own path', '/hier', '/hier/', 'The page has this address already.'],
    ['a page below itself', '/hier', '/hier/daar', 'A page cannot be moved below itself.'],
    ['a page to a reserved path', '/hier', '/admin', 'reserved'],
  ])('rejects %s', async (_, from, to, message) => {
    const response = await move({ from, to })
    expect(response.status).toBe(422)
    expect(JSON.stringify(await response.json())).toContain(message)
  })

  it('says that there is no page', async () => {
    expect((await move({ from: `/${randomUUID()}`, to: '/cases' })).status).toBe(404)
  })

  it('does not know a domain of another tenant', async () => {
    const stranger = await createCompany(payload)
    const { from } = await family()
    expect((await move({ domain: stranger.domain.id, from, to: '/cases' })).status).toBe(404)
  })
})

describe('the tree of pages', () => {
  it('has the state of each page in the language, and lists pages without a path', async () => {
    const stranger = await createCompany(payload)
    const path = `/boom-${randomUUID()}`
    const { id } = await pageAt(path, 'Boom')
    const without = await createPage(payload, company, { title: 'Zonder pad' })
    const { nodes, unplaced } = await readPageTree(payload, place())
    expect(nodes.find((node) => node.path === path)?.page).toEqual({
      ...{ id, path, title: 'Boom', state: 'published' },
    })
    expect(unplaced).toContainEqual({ id: without.id, title: 'Zonder pad' })
    expect(await readPageTree(payload, { ...place(), tenant: stranger.tenant.id })).toEqual({
      ...{ nodes: [], unplaced: [] },
    })
  })
})
