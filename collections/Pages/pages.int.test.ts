import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const scene = { overrideAccess: true } as const

const published = (id: string, locale: Locale): Promise<Page> =>
  payload.findByID({ collection: 'pages', id, locale, draft: false, ...scene })

describe('publishing one locale', () => {
  it('leaves the other locale unchanged', async () => {
    const { id } = await createPage(payload, company, { title: 'Over ons' })
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'About', _status: 'draft' },
      ...scene,
    })
    expect((await published(id, 'nl'))._status).toBe('published')
    expect((await published(id, 'en'))._status).not.toBe('published')
  })

  it('keeps unpublished changes of the other locale unpublished', async () => {
    const { id } = await createPage(payload, company, { title: 'Over ons' })
    await payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      draft: true,
      data: { title: 'Concept', _status: 'draft' },
      ...scene,
    })
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { title: 'About', _status: 'published' },
      ...scene,
    })
    expect(await published(id, 'nl')).toMatchObject({ title: 'Over ons', _status: 'published' })
    expect(await published(id, 'en')).toMatchObject({ title: 'About', _status: 'published' })
  })

  it('can be undone without changing the other locale', async () => {
    const { id } = await createPage(payload, company, { title: 'Over ons' })
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { title: 'About', _status: 'published' },
      ...scene,
    })
    await payload.update({ collection: 'pages', id, locale: 'nl', data: { _status: 'draft' }, ...scene })
    expect((await published(id, 'nl'))._status).toBe('draft')
    expect(await published(id, 'en')).toMatchObject({ title: 'About', _status: 'published' })
  })
})

describe('the list of pages', () => {
  const search = async (person: Person, text: string): Promise<string[]> => {
    const query = `where[or][0][title][like]=${text}&where[or][1][addresses][like]=${text}&draft=true`
    const { text: answer } = await restRequest(payload, person, 'GET', `pages?${query}`)
    return (JSON.parse(answer) as { docs: Page[] }).docs.map(({ id }) => id)
  }

  it('is searched by title, path and URL, in one’s own tenants', async () => {
    const name = randomUUID()
    const titled = await createPage(payload, company, { title: `Over ${name}` })
    const placed = await createPage(payload, company)
    await createPageUrl(payload, company, placed, `/team/${name}`)
    expect((await search(company.viewer, name)).toSorted()).toEqual([titled.id, placed.id].toSorted())
    for (const text of [`/team/${name}`, `https://example.org/en/team/${name}`])
      expect(await search(company.viewer, text)).toEqual([placed.id])
    expect(await search(other.admin, name)).toEqual([])
  })
})

describe('deleting a page', () => {
  it('deletes its URLs with it', async () => {
    const page = await createPage(payload, company)
    const url = await createPageUrl(payload, company, page, `/${randomUUID()}`)
    await payload.delete({ collection: 'pages', id: page.id, ...scene })
    const { totalDocs } = await payload.count({
      collection: 'page-urls',
      where: { id: { equals: url.id } },
      ...scene,
    })
    expect(totalDocs).toBe(0)
  })
})

describe('a reference to another tenant', () => {
  it('is rejected in a page URL, and nothing is written', async () => {
    const foreign = await createPage(payload, other)
    const path = `/${randomUUID()}`
    await expect(createPageUrl(payload, company, foreign, path)).rejects.toMatchObject({ status: 400 })
    const { totalDocs } = await payload.count({
      collection: 'page-urls',
      where: { path: { equals: path } },
      ...scene,
    })
    expect(totalDocs).toBe(0)
  })

  it('is rejected in rich text inside a block, also in a draft', async () => {
    const foreign = await createPage(payload, other)
    const content = paragraph('zie')
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: foreign.id } },
      children: [{ type: 'text', text: 'hier', version: 1 }],
    }
    content.root.children.push(link as never)
    const block = { blockType: 'richText', content } as never
    await expect(createPage(payload, company, { status: 'draft', blocks: [block] })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('gets the same error as one to a document that does not exist', async () => {
    const foreign = await createPage(payload, other)
    const attempt = (id: string) =>
      createPageUrl(payload, company, { id } as Page, `/${randomUUID()}`).catch(
        (error: Error) => error.message,
      )
    expect(await attempt(foreign.id)).toBe(await attempt(randomUUID()))
  })
})
