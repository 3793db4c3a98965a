import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import type { Page, Template } from '@/payload-types'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { pageFromTemplate } from './page-from-template'
import { templateFromPage } from './template-from-page'

let payload: Payload
let company: Company
let stranger: Company
let target: Page
let template: Template

const scene = { overrideAccess: true, draft: true, depth: 0 } as const

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
  target = await createPage(payload, company, { title: 'Doel' })
  template = await createTemplate(payload, company, target)
})

const as = async <T>(person: Person | null, work: (req: PayloadRequest) => Promise<T>): Promise<T> => {
  const req = await createLocalReq(person ? { user: person } : {}, payload)
  return inTransaction(req, () => work(req))
}
const newPage = (person: Person | null, from = template.id) =>
  as(person, (req) => pageFromTemplate(req, { template: from, title: 'Nieuw', locale: 'nl' }))
const newTemplate = (person: Person | null, page: string) =>
  as(person, (req) => templateFromPage(req, { page, name: 'Van een pagina', description: null }))

const read = (collection: 'pages' | 'templates', id: string, locale: Locale = 'nl') =>
  payload.findByID({ collection, id, locale, ...scene })
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/"id":"[^"]+"/g) ?? []
const countOf = async (collection: 'pages' | 'templates', owner: Company) => {
  const { totalDocs } = await payload.count({
    collection,
    where: { tenant: { equals: owner.tenant.id } },
    overrideAccess: true,
  })
  return totalDocs
}

describe('pageFromTemplate', () => {
  it('creates a draft without a URL, with the template’s blocks in both locales', async () => {
    const id = await newPage(company.editor)
    const [nl, en] = await Promise.all([read('pages', id, 'nl'), read('pages', id, 'en')])
    const link = { type: 'page', page: target.id }
    expect(nl).toMatchObject({
      title: 'Nieuw',
      layout: 'blank',
      template: template.id,
      _status: 'draft',
      blocks: [
        { heading: 'Kop', actions: [{ link: { ...link, label: 'Verder' } }] },
        { blockType: 'richText' },
      ],
    })
    expect(en).toMatchObject({
      _status: 'draft',
      blocks: [
        { heading: 'Heading', actions: [{ link: { ...link, label: 'Go on' } }] },
        { blockType: 'richText' },
      ],
    })
    expect(JSON.stringify(en.blocks?.[1])).toContain('A paragraph.')
    const where = { page: { equals: id } }
    const { totalDocs: urls } = await payload.count({ collection: 'page-urls', where, overrideAccess: true })
    expect(urls).toBe(0)
  })

  it('copies rows, so that changing the page does not change the template', async () => {
    const id = await newPage(company.editor)
    const [page, before] = [await read('pages', id), await read('templates', template.id)]
    expect(idsIn(page.blocks)).toHaveLength(idsIn(before.blocks).length)
    expect(idsIn(page.blocks).filter((row) => idsIn(before.blocks).includes(row))).toEqual([])
    await payload.update({ collection: 'pages', id, locale: 'nl', data: { blocks: [] }, ...scene })
    expect(await read('templates', template.id)).toEqual(before)
  })

  it('rejects an account that may not write pages, and another tenant’s template', async () => {
    const before = await countOf('pages', company)
    for (const person of [null, company.viewer, stranger.admin])
      await expect(newPage(person)).rejects.toMatchObject({
        status: expect.toSatisfy((s) => s === 403 || s === 404),
      })
    expect(await countOf('pages', company)).toBe(before)
    expect(await countOf('pages', stranger)).toBe(0)
  })
})

describe('templateFromPage', () => {
  it('copies the newest draft in both locales', async () => {
    const source = await newPage(company.editor)
    const { blocks } = await read('pages', source)
    const [hero, ...rest] = blocks ?? []
    await payload.update({
      collection: 'pages',
      id: source,
      locale: 'nl',
      data: { blocks: [{ ...hero, heading: 'Gewijzigd' }, ...rest] as Page['blocks'] },
      ...scene,
    })
    const before = await read('pages', source)
    const id = await newTemplate(company.editor, source)
    expect(await read('templates', id)).toMatchObject({
      name: 'Van een pagina',
      layout: 'blank',
      blocks: [{ heading: 'Gewijzigd' }, { blockType: 'richText' }],
    })
    expect(await read('templates', id, 'en')).toMatchObject({ blocks: [{ heading: 'Heading' }, {}] })
    expect(await read('pages', source)).toEqual(before)
  })

  it('matches texts to rows when a draft in one locale reorders them', async () => {
    const { id, blocks } = await createPage(payload, company, {
      blocks: ['Een', 'Twee'].map((heading) => ({ blockType: 'hero', heading })) as Page['blocks'] & object,
    })
    const at = { collection: 'pages', id, overrideAccess: true } as const
    const inEnglish = (blocks ?? []).map((row, index) => ({ ...row, heading: ['One', 'Two'][index] }))
    const english = { title: 'Title', blocks: inEnglish as Page['blocks'], _status: 'published' } as const
    await payload.update({ ...at, locale: 'en', data: english })
    const data = { blocks: blocks?.toReversed() ?? [], _status: 'draft' } as const
    await payload.update({ ...at, locale: 'nl', draft: true, data })
    const copy = await newTemplate(company.editor, id)
    expect(await read('templates', copy)).toMatchObject({ blocks: [{ heading: 'Twee' }, { heading: 'Een' }] })
    expect(await read('templates', copy, 'en')).toMatchObject({
      blocks: [{ heading: 'Two' }, { heading: 'One' }],
    })
  })

  it('copies an incomplete page', async () => {
    const { id } = await createPage(payload, company, {
      status: 'draft',
      blocks: [{ blockType: 'hero', variant: 'statement', heading: null } as never],
    })
    expect(await read('templates', await newTemplate(company.editor, id))).toMatchObject({
      blocks: [{ blockType: 'hero' }],
    })
  })

  it('rejects an account that may not write templates', async () => {
    const before = await countOf('templates', company)
    for (const person of [null, company.viewer, stranger.admin])
      await expect(newTemplate(person, target.id)).rejects.toThrow()
    expect(await countOf('templates', company)).toBe(before)
  })
})

describe('a template', () => {
  it('cannot be published, not even by an admin', async () => {
    await expect(
      payload.update({
        collection: 'templates',
        id: template.id,
        data: { _status: 'published' },
        user: company.admin,
        overrideAccess: false,
      }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it.each([
    ['with unchanged rows', (blocks: Template['blocks']) => blocks ?? []],
    ['with reordered rows', (blocks: Template['blocks']) => blocks?.toReversed() ?? []],
  ])('cannot be published in one locale %s, and keeps its texts in both', async (_, moved) => {
    const { id, blocks } = await createTemplate(payload, company, target)
    const own = { collection: 'templates', id, overrideAccess: true } as const
    const saved = await payload.update({ ...own, locale: 'en', data: { blocks: blocks ?? [] } })
    const stored = async () =>
      Promise.all([true, false].map((draft) => payload.findByID({ ...own, locale: 'all', draft, depth: 0 })))
    const before = await stored()
    expect(before[1]).toMatchObject({ blocks: [{ heading: { nl: 'Kop', en: 'Heading' } }, {}] })
    const data = { blocks: moved(saved.blocks) }
    const { status, text } = await restRequest(
      payload,
      company.editor,
      'PATCH',
      `templates/${id}?locale=en&publishSpecificLocale=en`,
      { body: data },
    )
    expect([status, text]).toEqual([403, expect.stringContaining('Templates cannot be published')])
    for (const draft of [true, false])
      await expect(
        payload.update({ ...own, locale: 'en', draft, publishSpecificLocale: 'en', data }),
      ).rejects.toMatchObject({ status: 403 })
    expect(await stored()).toEqual(before)
  })

  it('cannot be deleted while a page refers to it', async () => {
    const { id } = await createTemplate(payload, company, target)
    const page = await newPage(company.editor, id)
    const remove = () =>
      payload.delete({ collection: 'templates', id, user: company.editor, overrideAccess: false })
    await expect(remove()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Nieuw') })
    await payload.update({ collection: 'pages', id: page, data: { template: null }, ...scene })
    await expect(remove()).resolves.toMatchObject({ id })
  })

  it('can only refer to documents of its own tenant', async () => {
    await expect(createTemplate(payload, stranger, target)).rejects.toMatchObject({ status: 400 })
  })
})
