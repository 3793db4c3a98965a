import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { createProduct } from '@/src/testing/catalogue'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf } from '@/src/api/core/schemas'
import { listedProduct, publishedProduct } from './schemas'

let payload: Payload
let company: Company
let host: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  host = company.domain.hostname
  await createProduct(payload, company, { model: 'lamp', name: 'Lamp', price: 20 })
  await createProduct(payload, company, { model: 'armatuur', name: 'Armatuur', price: 10 })
  await createProduct(payload, company, { model: 'geheim', name: 'Geheim', status: 'hidden' })
})

const list = async (query = '') =>
  bodyAs(await call(`/api/products${query}`, { host }), listOf(listedProduct))
const models = async (query = '') => (await list(query)).data.map(({ model }) => model)

describe('GET /api/products', () => {
  it('lists products that are for sale, sorted, searched and in pages', async () => {
    expect(await models()).toEqual(['armatuur', 'lamp'])
    expect(await models('?sort=-price')).toEqual(['lamp', 'armatuur'])
    expect(await models('?search=LAM')).toEqual(['lamp'])
    expect(await list('?limit=1&page=2')).toMatchObject({
      data: [{ model: 'lamp', price: 20, currency: 'EUR', vatRate: 21, href: null, images: [] }],
      meta: { page: 2, limit: 1, total: 2, pages: 2 },
    })
  })

  it('excludes other locales and other tenants', async () => {
    expect(await models('?locale=en')).toEqual([])
    const other = await createCompany(payload)
    const { id } = await createProduct(payload, other, { model: 'van-een-ander' })
    expect(await models()).not.toContain('van-een-ander')
    expect(await models(`?domain=${other.domain.hostname}`)).toEqual(['van-een-ander'])
    const update = { collection: 'products', id, locale: 'en', overrideAccess: true } as const
    await payload.update({ ...update, data: { name: 'Theirs', summary: 'In English.' } })
    expect(await models(`?domain=${other.domain.hostname}&locale=en`)).toEqual(['van-een-ander'])
  })

  it('may be stored by shared caches under its tag, and answers 304 when the ETag is current', async () => {
    const response = await call('/api/products', { host })
    expect(response.headers.get('cache-tag')?.split(',')).toContain(`products:${company.tenant.id}`)
    const etag = response.headers.get('etag') ?? ''
    expect((await call('/api/products', { host, headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each(['limit=0', 'page=x', 'sort=status', 'status=hidden', 'locale=fr'])(
    'rejects ?%s',
    async (query) => {
      expect((await call(`/api/products?${query}`, { host })).status).toBe(422)
    },
  )
})

describe('GET /api/products/{model}', () => {
  it('returns a whole product, with the URL of its page on this site', async () => {
    const page = await createPage(payload, company, { title: 'Kast' })
    await createPageUrl(payload, company, page, '/kast')
    await createProduct(payload, company, {
      model: 'kast',
      page: page.id,
      specs: [{ label: 'Breedte', value: '60 cm' }],
      description: paragraph('Van eiken.'),
    })
    const response = await call('/api/products/kast', { host })
    const { data } = await bodyAs(response, dataOf(publishedProduct))
    expect(data).toMatchObject({
      model: 'kast',
      href: '/kast',
      specs: [{ label: 'Breedte', value: '60 cm' }],
      description: { root: { children: [{ type: 'paragraph' }] } },
      html: '<p>Van eiken.</p>',
    })
    expect(JSON.stringify(data)).not.toContain(company.tenant.id)
  })

  it('has the blocks that are complete in the locale, with links, data and its cache tags', async () => {
    const target = await createPage(payload, company, { title: 'Contact' })
    await createPageUrl(payload, company, target, '/bel')
    const link = { type: 'page', page: target.id, label: 'Bel ons' }
    const { id, blocks } = await createProduct(payload, company, {
      model: 'met-blokken',
      blocks: [
        { blockType: 'callToAction', heading: 'Bel', link },
        { blockType: 'products', heading: 'Meer', selection: 'all', emptyText: 'Niets.' },
      ] as never,
    })
    const response = await call('/api/products/met-blokken', { host })
    const { data } = await bodyAs(response, dataOf(publishedProduct))
    expect(data.blocks).toMatchObject([
      { blockType: 'callToAction', heading: 'Bel', link: { href: '/bel' } },
      { blockType: 'products', data: expect.arrayContaining([expect.objectContaining({ name: 'Lamp' })]) },
    ])
    expect(JSON.stringify(data)).not.toContain('Geheim')
    expect(response.headers.get('cache-tag')?.split(',')).toContain(`page-url:${target.id}`)
    const english = { collection: 'products', id, locale: 'en', overrideAccess: true } as const
    const [untranslated, more] = blocks ?? []
    await payload.update({
      ...english,
      data: {
        name: 'With blocks',
        summary: 'In English.',
        blocks: [
          { ...untranslated, heading: null, link: { ...link, label: null } },
          { ...more, heading: 'More', emptyText: 'Nothing.' },
        ] as never,
      },
    })
    const shown = await call('/api/products/met-blokken?locale=en', { host })
    expect((await bodyAs(shown, dataOf(publishedProduct))).data.blocks).toMatchObject([
      { blockType: 'products', heading: 'More' },
    ])
    await payload.delete({ collection: 'products', id, overrideAccess: true })
  })

  it('is 404 for hidden products, other tenants, other locales and unknown models', async () => {
    const other = await createCompany(payload)
    await createProduct(payload, other, { model: 'hunne' })
    for (const path of ['geheim', 'hunne', 'lamp?locale=en', 'niets', 'a/b'])
      expect((await call(`/api/products/${path}`, { host })).status, path).toBe(404)
  })
})
