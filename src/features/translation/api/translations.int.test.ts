import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'

import type { Page } from '@/payload-types'
import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { translation, type translationBody, translationRow } from './schemas'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

const ask = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(`/api/admin${path}`, { token, tenant: company.tenant.slug, ...options })
const pathOf = (id: string) => `/pages/${id}/translations/en`
const read = async (id: string) => {
  const response = await ask(pathOf(id))
  const etag = response.headers.get('etag') ?? ''
  return { ...(await bodyAs(response, dataOf(translation))).data, etag }
}
type Body = z.input<typeof translationBody>
const put = (id: string, body: Body, headers: Record<string, string> = {}) =>
  ask(pathOf(id), { method: 'PUT', body, headers })
const errorsOf = async (response: Response) => (await bodyAs(response, problem)).errors
const statesOf = async (id: string) => (await read(id)).fields.map(({ path, state }) => [path, state])

const content = () => {
  const text = paragraph('Zie onze prijzen.')
  const link = {
    ...{ type: 'link', version: 3, id: 'l1', format: '', indent: 0, direction: 'ltr' },
    fields: { linkType: 'custom', url: '/prijzen', newTab: false },
    children: [{ type: 'text', text: 'Bestel', version: 1 }],
  }
  const second = {
    type: 'paragraph',
    version: 1,
    children: [link, { type: 'text', text: ' nu', version: 1 }],
  }
  return { root: { ...text.root, children: [...text.root.children, second] } }
}
const section = (fields: object) =>
  [{ id: '0a', blockType: 'richText', ...fields }] as unknown as Page['blocks'] & object

async function dutchPage(): Promise<string> {
  const blocks = section({ heading: 'Kop', content: content() })
  return (await createPage(payload, company, { status: 'draft', blocks })).id
}
const change = (id: string, data: object) =>
  payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data, overrideAccess: true })

const ALL = [
  { id: 'title', text: 'Title' },
  { id: 'blocks.0a.heading', text: 'Heading' },
  { id: 'blocks.0a.content#0.0t', text: 'See our prices.' },
  { id: 'blocks.0a.content#1.0t', text: '<1>Order</1> now' },
]

describe('translating a page', () => {
  it('shows its texts in the order of the form, with the labels of where they are', async () => {
    const { fields, total, missing, from } = await read(await dutchPage())
    expect({ from, total, missing }).toEqual({ from: 'nl', total: 3, missing: 3 })
    expect(fields.map(({ label, place, kind, state }) => [...place, label, kind, state].join(' · '))).toEqual(
      ['Title · line · missing', 'Text 1 · Heading · line · missing', 'Text 1 · Text · rich · missing'],
    )
    expect(fields[2]?.segments.map(({ source, target, tags }) => [source, target, tags])).toEqual([
      ['Zie onze prijzen.', '', []],
      ['<1>Bestel</1> nu', '', [{ number: 1, kind: 'link', text: '/prijzen' }]],
    ])
  })

  it('saves a draft in the language, and leaves the other and what is published as they are', async () => {
    const id = await dutchPage()
    const before = await payload.findByID({
      ...{ collection: 'pages', id, locale: 'nl', draft: true, depth: 0, overrideAccess: true },
    })
    expect((await put(id, { segments: ALL })).status).toBe(200)
    expect(await statesOf(id)).toEqual([
      ['title', 'current'],
      ['blocks.0a.heading', 'current'],
      ['blocks.0a.content', 'current'],
    ])
    const scene = { collection: 'pages', id, draft: true, depth: 0, overrideAccess: true } as const
    const english = await payload.findByID({ ...scene, locale: 'en' })
    expect(english).toMatchObject({ title: 'Title', _status: 'draft', blocks: [{ heading: 'Heading' }] })
    expect(JSON.stringify(english.blocks)).toContain('"url":"/prijzen"')
    const { updatedAt: _before, ...own } = before
    const { updatedAt: _now, ...same } = await payload.findByID({ ...scene, locale: 'nl' })
    expect(same).toEqual(own)
  })

  it('may be done in parts: a rich text is missing until all its paragraphs are there', async () => {
    const id = await dutchPage()
    expect((await put(id, { segments: ALL.slice(0, 3) })).status).toBe(200)
    expect(await statesOf(id)).toContainEqual(['blocks.0a.content', 'missing'])
    expect((await put(id, { segments: ALL.slice(3) })).status).toBe(200)
    const { fields } = await read(id)
    expect(fields[2]?.segments.map(({ target }) => target)).toEqual(['See our prices.', '<1>Order</1> now'])
    expect(await statesOf(id)).toContainEqual(['blocks.0a.content', 'current'])
  })

  it('shows what has changed in the source since, and is settled by saying so', async () => {
    const id = await dutchPage()
    await put(id, { segments: ALL })
    await change(id, { title: 'Nieuwe titel' })
    const { fields, outdated } = await read(id)
    expect(outdated).toBe(1)
    expect(fields[0]).toMatchObject({ path: 'title', state: 'outdated' })
    expect(fields[0]?.change?.filter(({ change: kind }) => kind !== 'same')).toEqual([
      { text: 'Titel', change: 'removed' },
      { text: 'Nieuwe titel', change: 'added' },
    ])
    expect((await put(id, { settled: ['title'] })).status).toBe(200)
    expect(await statesOf(id)).toContainEqual(['title', 'current'])
  })

  it('by a model waits for a person to accept it', async () => {
    const id = await dutchPage()
    expect((await put(id, { segments: ALL, maker: 'model' })).status).toBe(200)
    expect((await read(id)).unreviewed).toBe(3)
    expect((await put(id, { settled: ['title'] })).status).toBe(200)
    expect((await put(id, { segments: [{ id: 'blocks.0a.heading', text: 'Head' }] })).status).toBe(200)
    expect(await statesOf(id)).toEqual([
      ['title', 'reviewed'],
      ['blocks.0a.heading', 'current'],
      ['blocks.0a.content', 'unreviewed'],
    ])
  })
})

describe('a translation is rejected, and nothing is stored,', () => {
  it('with a name of each segment that cannot be stored', async () => {
    const id = await dutchPage()
    const segments = [
      { id: 'title', text: 'Title' },
      { id: 'blocks.0a.heading', text: ' ' },
      { id: 'blocks.0a.content#1.0t', text: 'Order now' },
      { id: 'blocks.0b.heading', text: 'Heading' },
    ]
    const response = await put(id, { segments })
    expect(response.status).toBe(422)
    expect((await errorsOf(response))?.map(({ path }) => path).toSorted()).toEqual([
      'segments.1.text',
      'segments.2.text',
      'segments.3.text',
    ])
    expect((await read(id)).missing).toBe(3)
  })

  it('when somebody else has changed it since', async () => {
    const id = await dutchPage()
    const { etag } = await read(id)
    await change(id, { title: 'Nieuwe titel' })
    expect((await put(id, { segments: ALL }, { 'if-match': etag })).status).toBe(412)
    const { etag: current } = await read(id)
    expect((await put(id, { segments: ALL }, { 'if-match': current })).status).toBe(200)
  })

  it('for the source language, and to settle what is not there', async () => {
    const id = await dutchPage()
    expect((await ask(`/pages/${id}/translations/nl`)).status).toBe(422)
    expect((await ask(`/pages/${id}/translations/nl?from=en`)).status).toBe(200)
    expect((await put(id, { settled: ['title'] })).status).toBe(422)
  })
})

it('documents are listed with what they lack, within the tenant', async () => {
  const other = await createCompany(payload)
  const [done, half] = [await dutchPage(), await dutchPage()]
  await put(done, { segments: ALL })
  await put(half, { segments: ALL.slice(0, 1) })
  const list = async (query: string, options = {}) =>
    (await bodyAs(await ask(`/translations?to=en&${query}`, options), listOf(translationRow))).data
  const missing = await list('state=missing&collection=pages&limit=100')
  expect(missing).toContainEqual(expect.objectContaining({ id: half, title: 'Titel', missing: 2, total: 3 }))
  expect(missing.map(({ id }) => id)).not.toContain(done)
  expect((await list('state=complete&search=itel&limit=100')).map(({ id }) => id)).toContain(done)
  const foreign = await tokenOf(payload, other.editor)
  expect(await list('limit=100', { token: foreign, tenant: other.tenant.slug })).toEqual([])
})
