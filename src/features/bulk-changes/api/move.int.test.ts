import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { dataOf, problem } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { bulkResult } from './schemas'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

async function pageAt(path: string, owner = company): Promise<string> {
  const page = await createPage(payload, owner, { title: path })
  await createPageUrl(payload, owner, page, path)
  return page.id
}

async function send(
  body: object,
  { person = company.editor, query = '' }: { person?: Person; query?: string } = {},
) {
  return callPanel(`/panel-api/pages/move${query}`, {
    token: await tokenOf(payload, person),
    tenant: company.tenant.id,
    body: { domain: company.domain.id, locale: 'nl', ...body },
  })
}

async function move(body: object, query = '') {
  const response = await send(body, { query })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await bodyAs(response, dataOf(bulkResult))).data
}

async function pathOf(page: string): Promise<string | undefined> {
  const where = { page: { equals: page } }
  const { docs } = await payload.find({ collection: 'page-urls', where, overrideAccess: true })
  return docs[0]?.path
}

const redirectsFrom = async (path: string): Promise<number> => {
  const where = { tenant: { equals: company.tenant.id }, from: { equals: path } }
  return (await payload.count({ collection: 'redirects', where, overrideAccess: true })).totalDocs
}

const names = () => {
  const mark = randomUUID()
  return { one: `/een-${mark}`, two: `/twee-${mark}`, parent: `/cases-${mark}` }
}

describe('moving several pages', () => {
  it('moves each that can, with those below it, and says of each other one why not', async () => {
    const { one, two, parent } = names()
    const ids = [await pageAt(one), await pageAt(two)]
    const child = await pageAt(`${one}/aurora`)
    await pageAt(`${parent}${two}`)
    const without = (await createPage(payload, company, { title: 'Zonder pad' })).id
    const gone = randomUUID()
    const result = await move({ below: parent, ids: [...ids, without, gone] })
    expect(result).toMatchObject({ done: 1, scheduled: 0, unchanged: 0, rejected: 3 })
    expect(result.documents).toMatchObject([
      { id: ids[0], title: one, outcome: 'done', reason: null },
      { id: ids[1], title: two, outcome: 'rejected', reason: expect.stringContaining('al in gebruik') },
      {
        id: without,
        title: 'Zonder pad',
        outcome: 'rejected',
        reason: expect.stringContaining('heeft geen adres'),
      },
      { id: gone, title: null, outcome: 'rejected', reason: expect.stringContaining('er niet meer') },
    ])
    expect(await pathOf(ids[0] ?? '')).toBe(parent + one)
    expect(await pathOf(child)).toBe(`${parent}${one}/aurora`)
    expect(await pathOf(ids[1] ?? '')).toBe(two)
    expect([await redirectsFrom(one), await redirectsFrom(two)]).toEqual([1, 0])
  })

  it('keeps a page below another one that is moved too', async () => {
    const { one, parent } = names()
    const child = await pageAt(`${one}/aurora`)
    const ids = [child, await pageAt(one)]
    expect(await move({ below: `${parent}/`, ids }, '?redirects=false')).toMatchObject({
      done: 2,
      rejected: 0,
    })
    expect(await pathOf(child)).toBe(`${parent}${one}/aurora`)
    expect(await redirectsFrom(one)).toBe(0)
  })

  it('rejects a page with the one above it', async () => {
    const { one, parent } = names()
    await pageAt(parent + one)
    const ids = [await pageAt(one), await pageAt(`${one}/aurora`)]
    const { documents } = await move({ below: parent, ids })
    expect(documents[1]).toMatchObject({
      outcome: 'rejected',
      reason: expect.stringContaining(`onder ${one}`),
    })
    expect(await pathOf(ids[1] ?? '')).toBe(`${one}/aurora`)
  })

  it('leaves a page where it is when it is there already, and moves none below itself', async () => {
    const { one, parent } = names()
    const ids = [await pageAt(parent + one), await pageAt(parent)]
    expect((await move({ below: parent, ids: ids.slice(0, 1) })).unchanged).toBe(1)
    expect((await move({ below: parent, ids: ids.slice(1) })).documents).toMatchObject([
      { outcome: 'rejected', reason: expect.stringContaining('onder zichzelf') },
    ])
    expect(await pathOf(ids[1] ?? '')).toBe(parent)
  })

  it('moves up to the top level', async () => {
    const { one, parent } = names()
    const id = await pageAt(parent + one)
    expect((await move({ below: '/', ids: [id] })).done).toBe(1)
    expect(await pathOf(id)).toBe(one)
  })

  it('names the path that nothing can go below', async () => {
    const response = await send({ below: '/api', ids: [await pageAt(names().one)] })
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map(({ path }) => path)).toEqual(['below'])
  })

  it('is for nobody who may not write, and never for what another tenant has', async () => {
    const { one, parent } = names()
    const id = await pageAt(one)
    const stranger = await createCompany(payload)
    const foreign = await pageAt(one, stranger)
    const statusFor = async (person: Person) => (await send({ below: parent, ids: [id] }, { person })).status
    expect(await statusFor(company.viewer)).toBe(403)
    expect(await statusFor(stranger.admin)).toBe(404)
    expect((await send({ domain: stranger.domain.id, below: parent, ids: [id] })).status).toBe(404)
    expect((await move({ below: parent, ids: [foreign] })).documents).toMatchObject([
      { title: null, outcome: 'rejected' },
    ])
    expect([await pathOf(id), await pathOf(foreign)]).toEqual([one, one])
  })
})
