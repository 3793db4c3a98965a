import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { loadPage } from '@/src/rendering/page'
import { call, tokenOf } from '@/src/testing/api'
import { createImage } from '@/src/testing/images'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

type Block = { blockType: string; id?: string; heading?: string | null; [field: string]: unknown }

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true } as const
const hero = (heading: string, more: object = {}): Block => ({
  blockType: 'hero',
  variant: 'statement',
  heading,
  ...more,
})

const draftOf = async (id: string, locale: Locale): Promise<Block[]> => {
  const page = await payload.findByID({ collection: 'pages', id, locale, draft: true, depth: 0, ...scene })
  return (page.blocks ?? []) as unknown as Block[]
}

const save = (id: string, locale: Locale, data: { title?: string; blocks?: Block[] }, publish = true) =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    draft: !publish,
    data: { ...data, _status: publish ? 'published' : 'draft' } as Partial<Page>,
    ...scene,
  })

/** The headings of the blocks that visitors get. */
async function shownAt(path: string, locale: Locale): Promise<unknown[]> {
  const found = await loadPage(company.domain.hostname, locale, path)
  return (found?.page.blocks ?? []).map((block) => Reflect.get(block, 'heading') as unknown)
}

/** A page that is published in both locales, with one block. */
async function publishedInBoth() {
  const page = await createPage(payload, company, {
    title: 'Kop',
    blocks: [hero('Kop')] as unknown as Page['blocks'],
  })
  const [first] = await draftOf(page.id, 'en')
  await save(page.id, 'en', { title: 'Head', blocks: [{ ...first, ...hero('Head') }] })
  const path = `/${randomUUID()}`
  for (const locale of ['nl', 'en'] as const) await createPageUrl(payload, company, page, path, locale)
  return { id: page.id, path }
}

describe('a block that was added in one language', () => {
  it('does not keep the other from being published, and is left out there', async () => {
    const { id, path } = await publishedInBoth()
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), hero('Nieuw')] })
    await save(id, 'en', { title: 'Changed', blocks: await draftOf(id, 'en') })
    expect(await shownAt(path, 'nl')).toEqual(['Kop', 'Nieuw'])
    expect(await shownAt(path, 'en')).toEqual(['Head'])
    expect(await payload.findByID({ collection: 'pages', id, locale: 'en', ...scene })).toMatchObject({
      title: 'Changed',
      _status: 'published',
    })
  })

  it('does not do so while it is a draft that lacks shared fields', async () => {
    const { id, path } = await publishedInBoth()
    const added = { blockType: 'mediaText', heading: 'Nieuw' }
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), added] }, false)
    await save(id, 'en', { blocks: await draftOf(id, 'en') })
    expect(await shownAt(path, 'en')).toEqual(['Head'])
    expect(await shownAt(path, 'nl')).toEqual(['Kop'])
  })

  it('is published around while its image has no text in the other, and must have one once it is shown', async () => {
    const { id, path } = await publishedInBoth()
    const { id: image } = await createImage(payload, company)
    const pictured = hero('Nieuw', { variant: 'exhibit', image })
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), pictured] })
    await save(id, 'en', { title: 'Changed', blocks: await draftOf(id, 'en') })
    expect(await shownAt(path, 'en')).toEqual(['Head'])
    const [head, added] = await draftOf(id, 'en')
    const written = save(id, 'en', { blocks: [head as Block, { ...(added as Block), heading: 'New' }] })
    await expect(written).rejects.toMatchObject({ data: { errors: [{ path: 'blocks.1.image' }] } })
  })

  it('is rejected when it is partly written in the language that is published', async () => {
    const { id } = await publishedInBoth()
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), hero('Nieuw', { kicker: 'Klein' })] })
    const [head, added] = await draftOf(id, 'en')
    const written = save(id, 'en', { blocks: [head as Block, { ...(added as Block), kicker: 'Small' }] })
    await expect(written).rejects.toMatchObject({
      data: { errors: [{ path: 'blocks.1.heading' }] },
    })
  })

  it('keeps its shared fields required once it is published', async () => {
    const { id } = await publishedInBoth()
    const cta = {
      blockType: 'callToAction',
      heading: 'Bel',
      link: { type: 'url', url: '/bel', label: 'Bel' },
    }
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), cta] })
    const [head, added] = await draftOf(id, 'en')
    const link = { type: 'url', url: null, label: null }
    const emptied = save(id, 'en', { blocks: [head as Block, { ...(added as Block), link }] })
    await expect(emptied).rejects.toMatchObject({ data: { errors: [{ path: 'blocks.1.link.url' }] } })
  })

  it('may be a row of a block', async () => {
    const { id, path } = await publishedInBoth()
    const item = (title: string) => ({ title, text: `${title}.` })
    const list = { blockType: 'features', heading: 'Lijst', items: [item('Een'), item('Twee')] }
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), list] })
    const [head, dutch] = (await draftOf(id, 'en')) as [Block, Block & { items: object[] }]
    const items = ['One', 'Two'].map((title, index) => ({ ...dutch.items[index], ...item(title) }))
    await save(id, 'en', { blocks: [head, { ...dutch, heading: 'List', items }] })
    const [kop, lijst] = (await draftOf(id, 'nl')) as [Block, Block & { items: object[] }]
    await save(id, 'nl', { blocks: [kop, { ...lijst, items: [...lijst.items, item('Drie')] }] })
    await save(id, 'en', { title: 'Changed', blocks: await draftOf(id, 'en') })
    const shown = await loadPage(company.domain.hostname, 'en', path)
    expect(shown?.page.blocks?.[1]).toMatchObject({ items: [{ title: 'One' }, { title: 'Two' }] })
  })
})

describe('a block without any text', () => {
  it('is rejected where no language has text for it', async () => {
    const { id } = await publishedInBoth()
    const emptied = save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), hero('')] })
    await expect(emptied).rejects.toMatchObject({ data: { errors: [{ path: 'blocks.1.heading' }] } })
  })

  it('is rejected where the page would have no block left', async () => {
    const { id } = await createPage(payload, company, { blocks: [hero('Kop')] as unknown as Page['blocks'] })
    await expect(save(id, 'en', { title: 'Head' })).rejects.toMatchObject({
      data: { errors: [{ path: 'blocks.0.heading' }] },
    })
  })
})

describe('a block that is shown in one language', () => {
  it('is left out in the others, with or without texts, and needs none there', async () => {
    const { id, path } = await publishedInBoth()
    const only = hero('Alleen', { showIn: ['nl'] })
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), only] })
    const [head, dutch] = (await draftOf(id, 'en')) as [Block, Block]
    await save(id, 'en', { blocks: [head, { ...dutch, kicker: 'Small' }] })
    expect(await shownAt(path, 'en')).toEqual(['Head'])
    await save(id, 'en', { blocks: [head, { ...dutch, heading: 'Only' }] })
    expect(await shownAt(path, 'en')).toEqual(['Head'])
    expect(await shownAt(path, 'nl')).toEqual(['Kop', 'Alleen'])
  })

  it('is shown everywhere by default', async () => {
    const { id } = await publishedInBoth()
    expect(await draftOf(id, 'nl')).toMatchObject([{ showIn: [] }])
  })
})

describe('a hidden block', () => {
  it('is left out in every language, and needs no texts, until it is shown again', async () => {
    const { id, path } = await publishedInBoth()
    const hidden = hero('Verborgen', { hidden: true })
    await save(id, 'nl', { blocks: [...(await draftOf(id, 'nl')), hidden] })
    const [head, other] = (await draftOf(id, 'en')) as [Block, Block]
    await save(id, 'en', { blocks: [head, { ...other, kicker: 'Small' }] })
    expect([await shownAt(path, 'nl'), await shownAt(path, 'en')]).toEqual([['Kop'], ['Head']])
    const [first, last] = (await draftOf(id, 'nl')) as [Block, Block]
    expect(last).toMatchObject({ heading: 'Verborgen', hidden: true })
    await save(id, 'nl', { blocks: [first, { ...last, hidden: false }] })
    expect(await shownAt(path, 'nl')).toEqual(['Kop', 'Verborgen'])
  })
})

describe('GET /api/admin/pages/{uuid}', () => {
  const read = async (id: string, token: string) => {
    const response = await call(`/api/admin/pages/${id}?locale=nl`, { token })
    return { status: response.status, body: (await response.json()) as { data: unknown } }
  }

  it('names the blocks that are left out per language, to those who may read the page', async () => {
    const { id } = await publishedInBoth()
    await save(id, 'nl', {
      blocks: [...(await draftOf(id, 'nl')), hero('Nieuw'), hero('X', { showIn: ['nl'] })],
    })
    const added = (await draftOf(id, 'nl'))[1]
    const { body } = await read(id, await tokenOf(payload, company.viewer))
    expect(body.data).toMatchObject({ incompleteBlocks: { nl: [], en: [added?.id] } })
    const stranger = await createCompany(payload)
    expect((await read(id, await tokenOf(payload, stranger.editor))).status).toBe(404)
  })
})
