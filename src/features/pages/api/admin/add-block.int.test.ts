import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { page as pageSchema } from './schemas'

let payload: Payload
let company: Company
let editor: string
let viewer: string
let foreign: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  viewer = await tokenOf(payload, company.viewer)
  foreign = await tokenOf(payload, (await createCompany(payload)).admin)
})

const text = (content: string) => ({ blockType: 'richText', content: paragraph(content) }) as const
const newPage = () =>
  createPage(payload, company, { blocks: [text('Een'), text('Twee')] as unknown as Page['blocks'] & object })
const add = (id: string, body: object, { token = editor, locale = 'nl', etag = '' } = {}) =>
  call(`/api/admin/pages/${id}/add-block?locale=${locale}`, {
    body,
    token,
    ...(etag && { headers: { 'if-match': etag } }),
  })
const get = (id: string, locale = 'nl') => call(`/api/admin/pages/${id}?locale=${locale}`, { token: editor })
const pageOf = async (response: Response) => (await bodyAs(response, dataOf(pageSchema))).data
const typesOf = async (response: Response) =>
  (await pageOf(response)).blocks.map(({ blockType }) => blockType)

describe('POST /api/admin/pages/{uuid}/add-block', () => {
  it('adds the block at the end of the draft, with the defaults of its type', async () => {
    const { id } = await newPage()
    const response = await add(id, { blockType: 'hero' })
    expect(response.status).toBe(200)
    const page = await pageOf(response)
    expect(page.blocks).toMatchObject([{}, {}, { blockType: 'hero', variant: 'statement' }])
    expect(page.publication).toEqual({ nl: 'changed', en: 'draft' })
    const stored = await payload.findByID({ collection: 'pages', id, draft: false, overrideAccess: true })
    expect(stored.blocks).toHaveLength(2)
  })

  it('inserts the block at a position, and keeps the others and the other locale’s texts', async () => {
    const { id } = await newPage()
    const before = await pageOf(await get(id))
    expect((await add(id, { blockType: 'hero', data: { heading: 'Kop' }, position: 1 })).status).toBe(200)
    const english = await add(id, { blockType: 'banner', position: 0 }, { locale: 'en' })
    expect(await typesOf(english)).toEqual(['banner', 'richText', 'hero', 'richText'])
    const after = await pageOf(await get(id))
    expect(after.blocks.filter(({ blockType }) => blockType === 'richText')).toEqual(before.blocks)
    expect(after.blocks[2]).toMatchObject({ heading: 'Kop' })
    expect((await pageOf(await get(id, 'en'))).blocks[2]).toMatchObject({ heading: null })
  })

  it.each([
    ['an unknown type', { blockType: 'marquee' }, 'blockType'],
    ['no type', {}, 'blockType'],
    ['a field that the type does not have', { blockType: 'hero', data: { colour: 'red' } }, 'data'],
    ['a value of the wrong form', { blockType: 'hero', data: { heading: 5 } }, 'data.heading'],
    ['too long a text', { blockType: 'hero', data: { heading: 'x'.repeat(40_001) } }, 'data.heading'],
    ['too many rows', { blockType: 'hero', data: { actions: [{}, {}, {}] } }, 'data.actions'],
    [
      'a script as the address of a link',
      { blockType: 'callToAction', data: { link: { type: 'url', url: 'javascript:alert(1)' } } },
      'data.link.url',
    ],
    ['an id of its own', { blockType: 'hero', data: { id: 'x' } }, 'data'],
    ['a place that is not there', { blockType: 'hero', position: 3 }, 'position'],
    ['a place before the first', { blockType: 'hero', position: -1 }, 'position'],
  ])('rejects %s with the path, and changes nothing', async (_, body, path) => {
    const { id } = await newPage()
    const response = await add(id, body)
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toContain(path)
    expect(await typesOf(await get(id))).toHaveLength(2)
  })

  it('requires write permission and the current version', async () => {
    const { id } = await newPage()
    const body = { blockType: 'hero' }
    expect((await add(id, body, { token: viewer })).status).toBe(403)
    expect((await add(id, body, { token: foreign })).status).toBe(404)
    const etag = (await get(id)).headers.get('etag') ?? ''
    expect((await add(id, body, { etag })).status).toBe(200)
    expect((await add(id, body, { etag })).status).toBe(412)
    expect(await typesOf(await get(id))).toHaveLength(3)
  })

  it('keeps all of several blocks that are added concurrently', async () => {
    const { id } = await newPage()
    const answers = await Promise.all([1, 2, 3].map(() => add(id, { blockType: 'hero' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await typesOf(await get(id))).toHaveLength(5)
  })
})
