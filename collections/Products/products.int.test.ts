import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createProduct, productData } from '@/src/testing/catalogue'
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
  it('are written by an editor of the company, and by nobody who may not', async () => {
    await expect(create(company.editor)).resolves.toMatchObject({ name: 'Lamp', status: 'forSale' })
    for (const user of [null, company.viewer, stranger.editor]) await expect(create(user)).rejects.toThrow()
  })

  it('are not read, changed or removed by another company', async () => {
    const { id } = await createProduct(payload, company)
    const own = { collection: 'products', id, ...as(stranger.admin) } as const
    await expect(payload.findByID(own)).rejects.toMatchObject({ status: 404 })
    await expect(payload.update({ ...own, data: { price: 1 } })).rejects.toThrow()
    await expect(payload.delete(own)).rejects.toThrow()
    await expect(
      payload.findByID({ collection: 'products', id, overrideAccess: true }),
    ).resolves.toMatchObject({ id })
  })

  it('do not lead to a page of another company', async () => {
    const page = await createPage(payload, stranger)
    await expect(create(company.editor, { page: page.id })).rejects.toThrow()
  })

  it('have a model that is theirs alone within the company, in the form of an address', async () => {
    await createProduct(payload, company, { model: 'snede' })
    await expect(create(company.editor, { model: 'snede' })).rejects.toThrow()
    await expect(createProduct(payload, stranger, { model: 'snede' })).resolves.toMatchObject({
      model: 'snede',
    })
    await expect(create(company.editor, { model: 'Snede 01' })).rejects.toThrow(/model/i)
  })

  it('do not cost less than nothing', async () => {
    await expect(create(company.editor, { price: -1 })).rejects.toThrow(/price|prijs/i)
  })
})
