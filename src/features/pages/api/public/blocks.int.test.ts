import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { payloadInstance } from '@/src/platform/payload'
import { apiDocument, bodyAs, call } from '@/src/testing/api'
import { createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createAvailability } from '@/src/testing/bookings'
import { createBuildingBlock, createProduct } from '@/src/testing/catalogue'
import { everyBlock } from '@/src/testing/every-block'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { resolution } from './resolution'

type Shown = { blockType: string; [field: string]: unknown }

let payload: Payload
let company: Company
let shown: Map<string, Shown>

async function blocksAt(path: string): Promise<Shown[]> {
  const response = await call('/api/pages', { body: { path }, host: company.domain.hostname })
  const { data } = await bodyAs(response, dataOf(resolution))
  return data.type === 'page' ? data.page.blocks : []
}

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
  await createPost(payload, company, { category: (await createCategory(payload, company)).id })
  await createAvailability(payload, company)
  await createProduct(payload, company)
  await createBuildingBlock(payload, company)
  const page = await createPage(payload, company, {
    title: 'Alles',
    blocks: await everyBlock(payload, company),
  })
  await createPageUrl(payload, company, page, '/alles')
  // Whatever is answered is held against the document.
  shown = new Map((await blocksAt('/alles')).map((block) => [block.blockType, block]))
})

const dataOfBlock = (type: string): unknown => shown.get(type)?.data

describe('the blocks of a page in the public API', () => {
  it('match the published schema of their type', () => {
    expect([...shown.keys()].toSorted()).toEqual(blocks.map(({ slug }) => slug).toSorted())
    expect(apiDocument).toMatchObject({
      components: {
        schemas: {
          PublicBlock: {
            oneOf: expect.arrayContaining([{ $ref: '#/components/schemas/PublicHeroBlock' }]),
            discriminator: {
              propertyName: 'blockType',
              mapping: { hero: '#/components/schemas/PublicHeroBlock' },
            },
          },
        },
      },
    })
  })

  it('include the documents that they show', () => {
    expect(dataOfBlock('caseList')).toMatchObject([
      { href: '/caseHeader', opening: { heading: 'Een planbord dat meekijkt', image: { src: /./ } } },
    ])
    expect(dataOfBlock('vacancies')).toMatchObject([
      { href: '/vacancyHeader', opening: { heading: expect.any(String) } },
    ])
    const buildingBlocks = [{ name: 'CMS', weeks: { min: 1, max: 2 }, price: { min: 1000, max: 2000 } }]
    expect(dataOfBlock('blockCatalogue')).toMatchObject(buildingBlocks)
    expect(dataOfBlock('configurator')).toMatchObject(buildingBlocks)
    expect(dataOfBlock('products')).toMatchObject([{ name: 'Lamp', price: null }])
    expect(dataOfBlock('form')).toMatchObject({
      submitLabel: 'Verstuur',
      fields: [{ name: 'name' }, {}, {}, {}, {}, {}, {}],
    })
    expect(dataOfBlock('booking')).toMatchObject([{ id: expect.any(String), label: 'Kennismaken' }])
    expect(dataOfBlock('blogList')).toMatchObject({ posts: [{}], page: 1 })
    expect(dataOfBlock('blogTeaser')).toMatchObject([{}])
    expect(dataOfBlock('registration')).toEqual({ closed: true })
    expect(dataOfBlock('signIn')).toEqual({ home: '/admin', afterSignOut: '/' })
  })

  it('have their rich text as HTML too', () => {
    expect(shown.get('mediaText')?.content).toMatchObject({
      root: { children: [{ type: 'paragraph' }, {}] },
      html: expect.stringMatching(/^<p>Laat zien/),
    })
  })

  it('omit a draft or a product that is not for sale, which an editor chose', async () => {
    const draft = await createPage(payload, company, { title: 'Geheim', status: 'draft' })
    const hidden = await createProduct(payload, company, { name: 'Geheim', status: 'hidden' })
    const heading = { heading: 'Lijst', emptyText: 'Niets', tone: 'ground' as const }
    const page = await createPage(payload, company, {
      blocks: [
        { blockType: 'caseList', variant: 'wall', ...heading, cases: [draft.id] },
        { blockType: 'products', selection: 'chosen', ...heading, chosen: [hidden.id] },
      ],
    })
    await createPageUrl(payload, company, page, '/lijsten')
    expect(await blocksAt('/lijsten')).toMatchObject([
      { cases: [], data: [] },
      { chosen: [], data: [] },
    ])
  })

  it('disclose nothing of the tenant or of the authors of what they show', () => {
    expect(JSON.stringify([...shown.values()])).not.toMatch(
      new RegExp(`${company.tenant.id}|recipients|"_status"`),
    )
  })
})
