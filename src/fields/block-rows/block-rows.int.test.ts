import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const stored = async (id: string): Promise<unknown> => {
  const { rows } = await payload.db.pool.query<{ blocks: unknown }>(
    'SELECT blocks FROM pages WHERE id = $1',
    [id],
  )
  return rows[0]?.blocks
}
const read = (id: string) =>
  payload.findByID({ collection: 'pages', id, locale: 'nl', depth: 0, overrideAccess: true })

/** Saves a draft through Payload's own API, as the panel does. */
async function saved(blocks: unknown[]): Promise<{ id: string; stored: unknown }> {
  const { id } = await createPage(payload, company, { status: 'draft' })
  const path = `pages/${id}?locale=nl&draft=true`
  const { status, text } = await restRequest(payload, company.editor, 'PATCH', path, { body: { blocks } })
  expect(status, text).toBe(200)
  const { rows } = await payload.db.pool.query<{ blocks: unknown }>(
    'SELECT version_blocks AS blocks FROM _pages_v WHERE parent_id = $1 AND latest',
    [id],
  )
  return { id, stored: rows[0]?.blocks }
}

describe('a stored block', () => {
  it('has only fields of its type, without virtual ones', async () => {
    const link = { type: 'url', url: '/', label: 'Verder', href: 'javascript:alert(1)', other: 1 }
    const block = { blockType: 'callToAction', heading: 'Kop', link, secret: 'x', constructor: {} }
    const { stored: blocks } = await saved([block, { blockType: 'unknown', heading: 'Weg' }])
    const [first, ...rest] = blocks as Record<string, Record<string, unknown>>[]
    expect(rest).toEqual([])
    expect(first).toMatchObject({ blockType: 'callToAction', heading: { nl: 'Kop' } })
    expect(Object.keys(first ?? {})).not.toContain('secret')
    expect(Object.keys(first ?? {})).not.toContain('constructor')
    expect(Object.keys(first?.link ?? {}).toSorted()).toEqual(expect.not.arrayContaining(['href', 'other']))
  })

  it.each([
    ['a number', 5, '5'],
    ['an object', { a: [1] }, '{"a":[1]}'],
    ['an object of locales', { nl: 'a', en: 'b' }, '{"nl":"a","en":"b"}'],
    ['an empty object', {}, '{}'],
    ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
  ])('has a text where %s was sent', async (_, sent, text) => {
    const { stored: blocks } = await saved([
      { blockType: 'hero', variant: 'statement', heading: sent, anchor: sent },
    ])
    expect(blocks).toMatchObject([{ heading: { nl: text } }])
  })
})

describe('a block that is read', () => {
  it('has every field of its type, and nothing that the type no longer has', async () => {
    const { id } = await createPage(payload, company)
    const blocks = [
      { id: 'a', blockType: 'hero', variant: 'statement', heading: { nl: 'Kop' }, former: 'x' },
      { id: 'b', blockType: 'former', text: 'x' },
    ]
    await payload.db.pool.query<{ blocks: unknown }>('UPDATE pages SET blocks = $2 WHERE id = $1', [
      id,
      JSON.stringify(blocks),
    ])
    expect(await stored(id)).toEqual(blocks)
    const page = await read(id)
    expect(page.blocks).toEqual([
      {
        ...{ id: 'a', blockType: 'hero', variant: 'statement', heading: 'Kop', tone: 'ground' },
        ...{
          kicker: null,
          intro: null,
          caption: null,
          image: null,
          anchor: null,
          blockName: null,
          hidden: null,
          actions: [],
          showIn: [],
        },
      },
    ])
  })
})

it('a document without blocks has an empty list of them', async () => {
  const { id } = await createPage(payload, company)
  await payload.db.pool.query('UPDATE pages SET blocks = NULL WHERE id = $1', [id])
  expect((await read(id)).blocks).toEqual([])
  const { docs } = await payload.find({
    ...{ collection: 'pages', where: { id: { equals: id } }, select: { title: true }, overrideAccess: true },
  })
  expect(docs[0]).not.toHaveProperty('blocks')
})

describe('a version that is restored', () => {
  it('loses references to documents that were deleted since, and keeps the others', async () => {
    const [gone, kept] = [await createPage(payload, company), await createPage(payload, company)]
    const blocks = [
      {
        blockType: 'callToAction',
        heading: 'Kop',
        link: { type: 'page', page: gone.id, label: 'Verder' },
      },
      { blockType: 'caseList', heading: 'Werk', selection: 'chosen', cases: [gone.id, kept.id] },
    ]
    const { id } = await createPage(payload, company, { blocks: blocks as never, status: 'draft' })
    const { docs } = await payload.findVersions({
      ...{ collection: 'pages', where: { parent: { equals: id } }, overrideAccess: true },
    })
    const page = { collection: 'pages', id, locale: 'nl', draft: true, overrideAccess: true } as const
    await payload.update({ ...page, data: { blocks: [] } })
    await payload.delete({ collection: 'pages', id: gone.id, overrideAccess: true })
    const path = `pages/versions/${docs[0]?.id}?draft=true&locale=nl`
    const { status, text } = await restRequest(payload, company.editor, 'POST', path)
    expect(status, text).toBe(200)
    expect(await payload.findByID({ ...page, depth: 0 })).toMatchObject({
      blocks: [{ heading: 'Kop', link: { page: null, label: 'Verder' } }, { cases: [kept.id] }],
    })
  })
})
