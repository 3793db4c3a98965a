import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createImage } from '@/src/testing/images'
import { paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

const document = z.object({ data: z.looseObject({ id: z.uuid() }) })

let payload: Payload
let company: Company
let editor: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
  editor = await tokenOf(payload, company.editor)
})

/** Makes a document in Dutch, then writes its English; gives it in both languages. */
async function imported(path: string, dutch: object, english: object) {
  const make = await call(`/api/admin${path}?locale=nl`, { body: dutch, token: editor })
  if (make.status !== 201) throw new Error(await make.text())
  const { id } = (await bodyAs(make, document)).data
  const at = `/api/admin${path}/${id}`
  const put = await call(`${at}?locale=en`, { method: 'PUT', body: english, token: editor })
  if (put.status !== 200) throw new Error(await put.text())
  const read = async (locale: string) =>
    (await bodyAs(await call(`${at}?locale=${locale}`, { token: editor }), document)).data
  return { id, nl: await read('nl'), en: await read('en') }
}

const blocks = (heading: string, question: string) => [
  { blockType: 'hero', variant: 'statement', heading },
  { blockType: 'faq', heading, items: [{ question, answer: paragraph(question) }] },
]

const texts = (heading: string, question: string): unknown[] => [
  expect.objectContaining({ blockType: 'hero', heading }),
  expect.objectContaining({
    blockType: 'faq',
    heading,
    items: [expect.objectContaining({ question, answer: paragraph(question) })],
  }),
]

describe('a page written in two locales', () => {
  const publish = (title: string, more: object = {}) => ({ title, status: 'published', ...more })
  const urlsAt = (path: string) => LOCALES.map((locale) => ({ domain: company.domain.id, locale, path }))

  it('keeps its published blocks and its shared settings when the other locale only sends a title', async () => {
    const path = `/${randomUUID()}`
    const urls = urlsAt(path)
    const shared = { layout: 'vision', showTopBar: false, showFooter: false, routeKey: 'over-ons' }
    const { id: image } = await createImage(payload, company)
    const en = { collection: 'media', id: image, locale: 'en', overrideAccess: true } as const
    await payload.update({ ...en, data: { alt: 'An orange plane' } })
    const dutch = publish('Kop', {
      ...shared,
      urls,
      seo: { image, title: 'Zoek' },
      blocks: blocks('Kop', 'Hoe?'),
    })
    const { id, nl, en: english } = await imported('/pages', dutch, { title: 'Head' })
    expect(nl).toMatchObject({ ...shared, title: 'Kop', seo: { image, title: 'Zoek' } })
    expect(nl.blocks).toEqual(texts('Kop', 'Hoe?'))
    expect(english).toMatchObject({ ...shared, title: 'Head', seo: { image, title: null } })
    expect(english.blocks).toHaveLength(2)
    const page = await payload.findByID({
      collection: 'pages',
      id,
      locale: 'nl',
      depth: 0,
      overrideAccess: true,
    })
    expect(page).toMatchObject({ _status: 'published', title: 'Kop' })
    expect(page.blocks).toEqual(texts('Kop', 'Hoe?'))
    const bare = { method: 'PUT', body: publish('Head'), token: editor }
    const refused = await call(`/api/admin/pages/${id}?locale=en`, bare)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('"blocks.0.heading"')
    const visit = await call('/api/pages', { body: { path }, host: company.domain.hostname })
    expect(visit.status).toBe(200)
  })

  it.each(['draft', 'published'])(
    'has the texts of both when its rows are sent without ids (%s)',
    async (status) => {
      const { nl, en, id } = await imported(
        '/pages',
        publish('Kop', { blocks: blocks('Kop', 'Hoe?'), urls: urlsAt(`/${randomUUID()}`) }),
        publish('Head', { status, blocks: blocks('Head', 'How?') }),
      )
      expect(nl.blocks).toEqual(texts('Kop', 'Hoe?'))
      expect(en.blocks).toEqual(texts('Head', 'How?'))
      const at = { collection: 'pages', id, locale: 'nl', depth: 0, overrideAccess: true } as const
      expect((await payload.findByID(at)).blocks).toEqual(texts('Kop', 'Hoe?'))
    },
  )

  it('loses omitted rows in both locales', async () => {
    const { nl, en } = await imported(
      '/pages',
      { title: 'Kop', blocks: blocks('Kop', 'Hoe?') },
      { title: 'Head', blocks: blocks('Head', 'How?').slice(0, 1) },
    )
    expect(nl.blocks).toEqual(texts('Kop', 'Hoe?').slice(0, 1))
    expect(en.blocks).toEqual(texts('Head', 'How?').slice(0, 1))
  })
})

describe('fields that locales share', () => {
  it('are kept on a template', async () => {
    const shared = {
      description: 'Waarvoor',
      thumbnail: (await createImage(payload, company)).id,
      layout: 'vision',
      showFooter: false,
    }
    const dutch = { name: 'Sjabloon', ...shared, blocks: blocks('Kop', 'Hoe?') }
    const bare = await imported('/templates', dutch, { name: 'Template' })
    for (const read of [bare.nl, bare.en]) expect(read).toMatchObject({ ...shared, name: 'Template' })
    expect(bare.nl.blocks).toEqual(texts('Kop', 'Hoe?'))
    const english = { name: 'Template', blocks: blocks('Head', 'How?') }
    const { nl, en } = await imported('/templates', dutch, english)
    expect([nl.blocks, en.blocks]).toEqual([texts('Kop', 'Hoe?'), texts('Head', 'How?')])
  })

  it('are kept on a post', async () => {
    const [author, category, related, image] = [
      await createAuthor(payload, company),
      await createCategory(payload, company),
      await createPost(payload, company),
      await createImage(payload, company),
    ]
    const shared = {
      heroImage: image.id,
      authors: [author.id],
      category: category.id,
      relatedPosts: [related.id],
    }
    const { nl, en } = await imported(
      '/posts',
      { title: 'Kop', tags: ['Nieuws'], ...shared },
      { title: 'Head' },
    )
    expect(nl).toMatchObject({ ...shared, title: 'Kop', tags: ['Nieuws'] })
    expect(en).toMatchObject({ ...shared, title: 'Head', tags: [] })
  })

  it('are kept on a product', async () => {
    const model = `m-${randomUUID()}`
    const shared = {
      ...{ model, price: 50, currency: 'USD', vatRate: 9, vatIncluded: true, status: 'hidden' },
      images: [(await createImage(payload, company)).id],
    }
    const dutch = { ...shared, name: 'Lamp', summary: 'Licht.' }
    const english = { model, name: 'Lamp', summary: 'Light.' }
    const { nl, en } = await imported('/products', dutch, english)
    expect([nl, en]).toMatchObject([shared, shared])
  })

  it('include a product’s specifications, which keep their texts without ids', async () => {
    const model = `m-${randomUUID()}`
    const product = (summary: string, specs: object) => ({ model, name: 'Lamp', summary, ...specs })
    const red = { specs: [{ label: 'Kleur', value: 'rood' }] }
    const english = { specs: [{ label: 'Colour', value: 'red' }] }
    const { id, nl, en } = await imported('/products', product('Licht.', red), product('Light.', english))
    expect([nl, en]).toMatchObject([red, english])
    const again = { method: 'PUT', body: product('Licht!', {}), token: editor }
    const response = await call(`/api/admin/products/${id}?locale=nl`, again)
    expect((await bodyAs(response, document)).data).toMatchObject({ summary: 'Licht!', ...red })
  })

  it('are kept on an author, as are the texts of links without ids', async () => {
    const photo = (await createImage(payload, company)).id
    const dutch = { name: 'Redactie', photo, links: [{ label: 'Site', url: '/' }] }
    const english = { name: 'Redactie', role: 'Editors', links: [{ label: 'Home', url: '/' }] }
    const { id, nl, en } = await imported('/authors', dutch, english)
    expect([nl, en]).toMatchObject([
      { photo, links: [{ label: 'Site' }] },
      { photo, links: [{ label: 'Home' }] },
    ])
    const bare = { method: 'PUT', body: { name: 'Desk' }, token: editor }
    const response = await call(`/api/admin/authors/${id}?locale=en`, bare)
    expect((await bodyAs(response, document)).data).toMatchObject({ photo, links: [{ label: 'Home' }] })
  })
})
