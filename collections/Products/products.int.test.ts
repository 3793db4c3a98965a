import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createProduct, productData } from '@/src/testing/catalogue'
import { createImage } from '@/src/testing/images'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let stranger: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
})

const as = (user: Person | null) => ({ overrideAccess: false, user, locale: 'nl' }) as const

const create = (user: Person | null, data: Parameters<typeof productData>[1] = {}) =>
  payload.create({ collection: 'products', data: productData(company, data), ...as(user) })

describe('products', () => {
  it('can be written by an editor of the tenant, not by a viewer, another tenant or a visitor', async () => {
    await expect(create(company.editor)).resolves.toMatchObject({ name: 'Lamp', status: 'forSale' })
    for (const user of [null, company.viewer, stranger.editor]) await expect(create(user)).rejects.toThrow()
  })

  it('cannot be read, changed or deleted by another tenant', async () => {
    const { id } = await createProduct(payload, company)
    const own = { collection: 'products', id, ...as(stranger.admin) } as const
    await expect(payload.findByID(own)).rejects.toMatchObject({ status: 404 })
    await expect(payload.update({ ...own, data: { price: 1 } })).rejects.toThrow()
    await expect(payload.delete(own)).rejects.toThrow()
    await expect(
      payload.findByID({ collection: 'products', id, overrideAccess: true }),
    ).resolves.toMatchObject({ id })
  })

  it('reject a link to a page of another tenant', async () => {
    const page = await createPage(payload, stranger)
    await expect(create(company.editor, { page: page.id })).rejects.toThrow()
  })

  it('keep the texts of their blocks in every language when they are copied, in rows of their own', async () => {
    const hero = { blockType: 'hero', variant: 'statement', heading: 'Licht' }
    const { id, blocks } = await createProduct(payload, company, { blocks: [hero] as never })
    const translated = blocks?.map((block) => ({ ...block, heading: 'Light' }))
    await payload.update({
      ...{ collection: 'products', id, ...as(company.editor), locale: 'en' },
      data: { name: 'Lamp', summary: 'Light.', blocks: translated as never },
    })
    const copy = await payload.duplicate({ collection: 'products', id, ...as(company.editor) })
    const headings = async (locale: 'nl' | 'en') => {
      const read = await payload.findByID({
        collection: 'products',
        id: copy.id,
        locale,
        overrideAccess: true,
      })
      return read.blocks?.map((block) => Reflect.get(block, 'heading') as unknown)
    }
    expect([await headings('nl'), await headings('en')]).toEqual([['Licht'], ['Light']])
    expect(copy.blocks?.[0]?.id).not.toBe(blocks?.[0]?.id)
  })

  it('reject a block that refers to an image of another tenant', async () => {
    const image = await createImage(payload, stranger)
    const hero = { blockType: 'hero', variant: 'statement', heading: 'Licht', image: image.id }
    await expect(create(company.editor, { blocks: [hero] as never })).rejects.toThrow()
  })

  it('have a model that is unique within the tenant and formatted as a slug', async () => {
    await createProduct(payload, company, { model: 'snede' })
    await expect(create(company.editor, { model: 'snede' })).rejects.toThrow()
    await expect(createProduct(payload, stranger, { model: 'snede' })).resolves.toMatchObject({
      model: 'snede',
    })
    await expect(create(company.editor, { model: 'Snede 01' })).rejects.toThrow(/model/i)
  })

  it('reject a negative price', async () => {
    await expect(create(company.editor, { price: -1 })).rejects.toThrow(/price|prijs/i)
  })
})
