import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { product as productSchema } from './schemas'

const PRODUCTS = '/api/admin/products'

let company: Company
let other: Company
let editor: string

beforeAll(async () => {
  const payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
})

const productOf = async (response: Response) => (await bodyAs(response, dataOf(productSchema))).data
const lamp = (data: object = {}) => ({
  model: `lamp-${randomUUID()}`,
  name: 'Lamp',
  summary: 'Geeft licht.',
  price: 149.5,
  ...data,
})
const create = (body: object) => call(PRODUCTS, { body, token: editor })
const put = (id: string, body: object, locale = 'nl') =>
  call(`${PRODUCTS}/${id}?locale=${locale}`, { method: 'PUT', body, token: editor })

describe('the API for products', () => {
  it('creates a product in one locale and translates it in the other, with the same figures', async () => {
    const specs = [{ label: 'Hoogte', value: '45 cm' }]
    const body = lamp({ specs })
    const response = await create(body)
    expect(response.status).toBe(201)
    const made = await productOf(response)
    expect(made).toMatchObject({ ...body, currency: 'EUR', vatRate: 21, status: 'forSale' })
    const english = made.specs.map(({ id }) => ({ id, label: 'Height', value: '45 cm' }))
    await put(made.id, { ...body, name: 'Lamp', summary: 'Gives light.', specs: english }, 'en')
    expect(await productOf(await call(`${PRODUCTS}/${made.id}`, { token: editor }))).toMatchObject({
      summary: 'Geeft licht.',
      specs,
    })
  })

  it('answers 409 when the model is used within the tenant, and accepts it in another', async () => {
    const body = lamp()
    expect((await create(body)).status).toBe(201)
    const taken = await create(body)
    expect(taken.status).toBe(409)
    const token = await tokenOf(await payloadInstance(), other.editor)
    expect((await call(PRODUCTS, { body, token })).status).toBe(201)
  })

  it('filters the list by status and finds by model', async () => {
    const { id, model } = await productOf(await create(lamp({ status: 'hidden' })))
    const ids = async (query: string) =>
      (await bodyAs(await call(`${PRODUCTS}?${query}`, { token: editor }), listOf(productSchema))).data.map(
        (product) => product.id,
      )
    expect(await ids(`search=${model}`)).toEqual([id])
    expect(await ids(`search=${model}&status=forSale`)).toEqual([])
    expect(await ids('status=hidden')).toEqual([id])
  })

  it.each([
    ['a price below nothing', { price: -1 }, 'price'],
    ['a price that is no number', { price: '10' }, 'price'],
    ['a model that is no address', { model: 'Lamp 01' }, 'model'],
    ['an unknown currency', { currency: 'BTC' }, 'currency'],
  ])('rejects %s', async (_, data, path) => {
    const response = await create(lamp(data))
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toContain(path)
  })

  it('has blocks, which keep their texts in each language and say where they are incomplete', async () => {
    const hero = (heading: string) => ({ blockType: 'hero', variant: 'statement', heading })
    const body = { ...lamp(), blocks: [hero('Licht')] }
    const made = await productOf(await create(body))
    const [block] = made.blocks
    expect(made).toMatchObject({ blocks: [hero('Licht')], incompleteBlocks: { nl: [], en: [block?.id] } })
    const blocks = [{ ...block, heading: 'Light' }]
    const english = await productOf(await put(made.id, { ...body, blocks }, 'en'))
    expect(english).toMatchObject({ blocks: [hero('Light')], incompleteBlocks: { nl: [], en: [] } })
    const kept = { ...body, blocks: undefined }
    expect(await productOf(await put(made.id, kept))).toMatchObject({ blocks: [hero('Licht')] })
  })

  it('leaves out a block that has no text in a language, and rejects one that is partly written', async () => {
    const first = { blockType: 'hero', variant: 'statement', heading: 'Licht' }
    const body = lamp({ blocks: [first] })
    const { id, blocks } = await productOf(await create(body))
    const english = [{ ...blocks[0], heading: 'Light' }]
    expect((await put(id, { ...body, blocks: english }, 'en')).status).toBe(200)
    const added = { blockType: 'hero', variant: 'statement', kicker: 'Small' }
    const response = await put(id, { ...body, blocks: [...english, added] }, 'en')
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map(({ path }) => path)).toEqual(['blocks.1.heading'])
  })

  it.each([
    ['an unknown type', [{ blockType: 'none' }], 'blocks.0.blockType'],
    ['a field of the wrong type', [{ blockType: 'hero', heading: 1 }], 'blocks.0.heading'],
    ['201 blocks', Array.from({ length: 201 }, () => ({ blockType: 'hero' })), 'blocks'],
  ])('rejects blocks with %s', async (_, blocks, path) => {
    const response = await create(lamp({ blocks }))
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toContain(path)
  })

  it('rejects a block that refers to a document of another tenant', async () => {
    const page = await createPage(await payloadInstance(), other)
    const blocks = [{ blockType: 'caseList', heading: 'Werk', selection: 'chosen', cases: [page.id] }]
    const response = await create(lamp({ blocks }))
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map(({ path }) => path)).toEqual(['blocks.0'])
  })

  it('rejects a page of another tenant', async () => {
    const page = await createPage(await payloadInstance(), other)
    const response = await create(lamp({ page: page.id }))
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toEqual(['page'])
  })
})
