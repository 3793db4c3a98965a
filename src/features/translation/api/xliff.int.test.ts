import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createProduct } from '@/src/testing/catalogue'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

const PATH = '/api/admin/translations/xliff'
const ask = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(path, { token, tenant: company.tenant.slug, ...options })
const exported = async (query: string) => {
  const response = await ask(`${PATH}?to=en&${query}`)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return response.text()
}
const send = (text: string, options = {}) => {
  const rawBody = new FormData()
  rawBody.append('file', new File([text], 'pages.xlf'))
  return ask(PATH, { method: 'POST', rawBody, ...options })
}
type Report = { data: { id: string; saved: number; settled: number; refused: { segment: string }[] }[] }
const imported = async (text: string) => {
  const response = await send(text)
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as Report).data
}

const dutchPage = async (): Promise<string> => {
  const blocks = [{ id: '0a', blockType: 'richText', content: paragraph('Bestel & betaal nu.') }]
  const content = blocks as unknown as Page['blocks'] & object
  return (await createPage(payload, company, { status: 'draft', title: 'Onze prijzen', blocks: content })).id
}
const english = (id: string) =>
  payload.findByID({
    ...{
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      depth: 0,
      overrideAccess: true,
      fallbackLocale: false,
    },
  })

/** As an agency sends it back. */
const translated = (file: string, words: Record<string, string>): string =>
  file.replaceAll(
    /<segment state="\w+"><source xml:space="preserve">([^<]*)<\/source>(?:<target[^<]*<\/target>)?/g,
    (all, source: string) =>
      words[source] === undefined
        ? all
        : `<segment state="translated"><source>${source}</source><target>${words[source]}</target>`,
  )

describe('a page that was translated elsewhere', () => {
  it('is imported as a draft, and remembered', async () => {
    const id = await dutchPage()
    const file = await exported(`collection=pages&id=${id}`)
    const words = { 'Onze prijzen': 'Our prices', 'Bestel &amp; betaal nu.': 'Order &amp; pay now.' }
    expect(await imported(translated(file, words))).toEqual([
      { collection: 'pages', id, title: null, saved: 2, settled: 0, refused: [], proposals: [] },
    ])
    const page = await english(id)
    expect(page).toMatchObject({ title: 'Our prices', _status: 'draft' })
    expect(JSON.stringify(page.blocks)).toContain('Order & pay now.')
    const memory = await (await ask('/api/admin/translation-memory')).text()
    expect(memory).toContain('<seg>Order &amp; pay now.</seg>')
    expect(await imported(await exported(`collection=pages&id=${id}`))).toMatchObject([
      { saved: 0, refused: [] },
    ])
  })

  it('has each text refused that has changed since or does not fit, and the others saved', async () => {
    const id = await dutchPage()
    const file = await exported(`collection=pages&id=${id}`)
    const own = { collection: 'pages', id, draft: true, overrideAccess: true } as const
    await payload.update({ ...own, locale: 'nl', data: { title: 'Nieuwe prijzen' } })
    const words = { 'Onze prijzen': 'Our prices', 'Bestel &amp; betaal nu.': 'Order now.' }
    expect(await imported(translated(file, words))).toMatchObject([
      { saved: 1, refused: [{ segment: 'title' }] },
    ])
    const lines = translated(await exported(`collection=pages&id=${id}`), { 'Nieuwe prijzen': 'One\nTwo' })
    expect(await imported(lines)).toMatchObject([{ saved: 0, refused: [{ segment: 'title' }] }])
    expect((await english(id)).title ?? null).toBeNull()
  })

  it('is up to date again when its translation is confirmed', async () => {
    const id = await dutchPage()
    const first = translated(await exported(`collection=pages&id=${id}`), { 'Onze prijzen': 'Our prices' })
    await imported(first)
    const own = { collection: 'pages', id, draft: true, overrideAccess: true } as const
    await payload.update({ ...own, locale: 'nl', data: { title: 'Al onze prijzen' } })
    const again = translated(await exported(`collection=pages&id=${id}`), { 'Al onze prijzen': 'Our prices' })
    expect(await imported(again)).toMatchObject([{ saved: 0, settled: 1 }])
    const state = await exported(`collection=pages&id=${id}`)
    expect(state).toContain('<segment state="final"><source xml:space="preserve">Al onze prijzen</source>')
  })

  it('goes with others in one file, products among them', async () => {
    const id = await dutchPage()
    const product = await createProduct(payload, company, { name: 'Tafellamp' })
    const file = await exported('state=missing')
    expect(file).toContain(`original="pages/${id}"`)
    const words = { Tafellamp: 'Table lamp', [product.summary ?? '']: 'A lamp.' }
    const saved = await imported(translated(file, words))
    expect(saved).toContainEqual(expect.objectContaining({ id: product.id, saved: 2, refused: [] }))
  })

  it('saves nothing of a product that would lack a required text', async () => {
    const { id } = await createProduct(payload, company, { name: 'Tafellamp' })
    const file = await exported(`collection=products&id=${id}`)
    expect(await imported(translated(file, { Tafellamp: 'Table lamp' }))).toMatchObject([
      { saved: 0, refused: [{ segment: 'name' }] },
    ])
  })
})

describe('a dry run', () => {
  const tried = (text: string, query: string, options = {}) => {
    const rawBody = new FormData()
    rawBody.append('file', new File([text], 'pages.xlf'))
    return ask(`${PATH}?dryRun=true&${query}`, { method: 'POST', rawBody, ...options })
  }

  it('proposes what fits, names what does not, and saves nothing', async () => {
    const id = await dutchPage()
    const file = await exported(`collection=pages&id=${id}`)
    const own = { collection: 'pages', id, draft: true, overrideAccess: true } as const
    await payload.update({ ...own, locale: 'nl', data: { title: 'Nieuwe prijzen' } })
    const words = { 'Onze prijzen': 'Our prices', 'Bestel &amp; betaal nu.': 'Order &amp; pay now.' }
    const response = await tried(translated(file, words), `document=${id}&from=nl&to=en`)
    expect(await response.json()).toMatchObject({
      data: [
        {
          ...{ id, saved: 1, settled: 0, refused: [{ segment: 'title' }] },
          proposals: [{ text: 'Order &amp; pay now.' }],
        },
      ],
    })
    expect(JSON.stringify(await english(id))).not.toContain('Order')
  })

  it('rejects a file of another document or other languages', async () => {
    const [id, other] = [await dutchPage(), await dutchPage()]
    const file = translated(await exported(`collection=pages&id=${id}`), { 'Onze prijzen': 'Our prices' })
    for (const query of [`document=${other}`, `document=${id}&from=en&to=nl`]) {
      const response = await tried(file, query)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: [{ path: 'file' }] })
    }
    const response = await tried(file, `document=${id}`, { token: await tokenOf(payload, company.viewer) })
    expect(response.status).toBe(403)
  })

  it('does not find a document of another tenant', async () => {
    const [id, foreign] = [await dutchPage(), await createCompany(payload)]
    const file = translated(await exported(`collection=pages&id=${id}`), { 'Onze prijzen': 'Stolen' })
    const as = { token: await tokenOf(payload, foreign.editor), tenant: foreign.tenant.slug }
    expect((await tried(file, `document=${id}`, as)).status).toBe(404)
  })
})

describe('a file is rejected as a whole', () => {
  it('for the document of another tenant, and for who may not write', async () => {
    const [id, foreign] = [await dutchPage(), await createCompany(payload)]
    const file = await exported(`collection=pages&id=${id}`)
    const as = { token: await tokenOf(payload, foreign.editor), tenant: foreign.tenant.slug }
    const text = translated(file, { 'Onze prijzen': 'Stolen' })
    expect((await send(text, as)).status).toBe(404)
    expect((await ask(`${PATH}?to=en&collection=pages&id=${id}`, as)).status).toBe(404)
    expect((await send(text, { token: await tokenOf(payload, company.viewer) })).status).toBe(403)
    expect((await english(id)).title ?? null).toBeNull()
  })

  it.each([
    ['what is no XML', '<xliff'],
    ['another version', '<xliff version="1.2" srcLang="nl" trgLang="en"/>'],
    ['other languages', '<xliff version="2.0" srcLang="nl" trgLang="fr"/>'],
    [
      'a document of no collection',
      '<xliff version="2.0" srcLang="nl" trgLang="en"><file original="a.html"><unit id="u1"/></file></xliff>',
    ],
  ])('for %s', async (_, text) => {
    expect((await send(text)).status).toBe(422)
  })

  it('when it is asked for one document without its collection', async () => {
    expect((await ask(`${PATH}?to=en&id=${await dutchPage()}`)).status).toBe(422)
  })
})
