import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { PATCH } from '@/src/app/(payload)/payload-api/[...slug]/route'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createImage } from '@/src/testing/images'
import { createPageWithUrls, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let token: string
let image: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
  image = (await createImage(payload, company)).id
  const english = { collection: 'media', id: image, locale: 'en', overrideAccess: true } as const
  await payload.update({ ...english, data: { alt: 'An orange plane' } })
})

type Row = Record<string, unknown> & { id?: string | null }

const link = (label: string) => ({ type: 'url', url: '/', label })
const cells = (word: string) => [{ value: `${word} links` }, { value: `${word} rechts` }]

/** Blocks of a page, in which every text begins with `word`. */
const blocksIn = (word: string): Row[] => [
  {
    blockType: 'hero',
    heading: `${word} kop`,
    actions: [{ link: link(`${word} een`) }, { link: link(`${word} twee`) }],
  },
  { blockType: 'richText', heading: `${word} tekst`, content: paragraph(`${word} tekst`) },
  {
    blockType: 'cases',
    heading: `${word} werk`,
    items: ['2001', '2002', '2003'].map((year) => ({
      image,
      year,
      title: `${word} ${year}`,
      link: link(word),
    })),
  },
  {
    blockType: 'comparison',
    heading: `${word} punten`,
    options: [{ name: `${word} A` }, { name: `${word} B` }],
    rows: ['prijs', 'tijd'].map((label) => ({ label: `${word} ${label}`, cells: cells(`${word} ${label}`) })),
  },
]

/** Puts `texts` into `rows`, by position. */
function onRows(texts: unknown, rows: unknown): unknown {
  if (Array.isArray(texts)) return texts.map((text, index) => onRows(text, (rows as unknown[])[index]))
  if (typeof texts !== 'object' || texts === null || 'root' in texts) return texts
  const row = rows as Row
  const fields = Object.entries(texts).map(([key, value]) => [key, onRows(value, row[key])])
  return { ...Object.fromEntries(fields), ...(row.id && { id: row.id }) }
}

/** Every row at any depth by its id, without its nested rows. */
function withRowsById(value: unknown, rows = new Map<string, Row>()): Map<string, Row> {
  if (Array.isArray(value)) for (const item of value) withRowsById(item, rows)
  else if (typeof value === 'object' && value !== null && !('root' in value)) {
    const row = value as Row
    const own = Object.entries(row).filter(([, field]) => !Array.isArray(field))
    if (row.id) rows.set(row.id, Object.fromEntries(own))
    for (const field of Object.values(row)) withRowsById(field, rows)
  }
  return rows
}

const read = (id: string, locale: Locale, draft: boolean): Promise<Page> =>
  payload.findByID({ collection: 'pages', id, locale, draft, depth: 0, overrideAccess: true })
const shown = async (id: string, locale: Locale): Promise<Row[]> =>
  ((await read(id, locale, false)).blocks ?? []) as unknown as Row[]
const drafted = async (id: string, locale: Locale): Promise<Row[]> =>
  ((await read(id, locale, true)).blocks ?? []) as unknown as Row[]

const payloadApi = (query: string) => async (id: string, locale: Locale, blocks: Row[]) => {
  const request = new Request(`http://localhost/payload-api/pages/${id}?locale=${locale}&depth=0${query}`, {
    method: 'PATCH',
    headers: { host: 'localhost', authorization: `JWT ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ blocks, _status: query.includes('draft') ? 'draft' : 'published' }),
  })
  const answer = await PATCH(request, { params: Promise.resolve({ slug: ['pages', id] }) })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

const ownApi = (status: string) => async (id: string, locale: Locale, blocks: Row[]) => {
  const body = { title: locale, blocks, status }
  const answer = await call(`/api/admin/pages/${id}?locale=${locale}`, { method: 'PUT', body, token })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

type Save = (id: string, locale: Locale, blocks: Row[]) => Promise<void>
type SaveApi = { publish: Save; draft: Save }

const ours: SaveApi = { publish: ownApi('published'), draft: ownApi('draft') }
const payloads: SaveApi = {
  publish: (id, locale, blocks) => payloadApi(`&publishSpecificLocale=${locale}`)(id, locale, blocks),
  draft: payloadApi('&draft=true'),
}

const autosave: Save = async (id, locale, blocks) => {
  await payload.update({
    ...{ collection: 'pages', id, locale, draft: true, autosave: true, overrideAccess: false },
    data: { blocks: blocks as never, _status: 'draft' },
    user: company.editor,
  })
}
/** The panel autosaves, and publishes what it has saved. */
const panel: SaveApi = {
  draft: autosave,
  publish: async (id, locale, blocks) => {
    await autosave(id, locale, blocks)
    await payload.update({
      ...{ collection: 'pages', id, locale, publishSpecificLocale: locale, overrideAccess: false },
      data: { blocks: (await drafted(id, locale)) as never, _status: 'published' },
      user: company.editor,
    })
  },
}

const reversed = <T>(list: readonly T[]): T[] => list.toReversed()
const rowsOf = (row: Row, name: string): Row[] => row[name] as Row[]
const change = (blocks: Row[], type: string, fields: (row: Row) => Row): Row[] =>
  blocks.map((row) => (row.blockType === type ? { ...row, ...fields(row) } : row))
const item = () => ({ image, year: '1999', title: 'NL nieuw' })

/** The same rows with English texts. */
const translated = (blocks: Row[]): Row[] => {
  const text = JSON.stringify(blocks).replaceAll('"NL', '"EN')
  return JSON.parse(text) as Row[]
}

/** A change of rows by an editor in the Dutch locale. */
type Change = (blocks: Row[]) => Row[]
const CHANGES: Record<string, Change> = {
  'a block inserted before the others': (blocks) => [{ blockType: 'banner', text: 'NL nieuw' }, ...blocks],
  'blocks in another order': reversed,
  'the first block removed': (blocks) => blocks.slice(1),
  'a row inserted before the others': (blocks) =>
    change(blocks, 'cases', (row) => ({ items: [item(), ...rowsOf(row, 'items')] })),
  'rows in another order': (blocks) =>
    change(blocks, 'cases', (row) => ({ items: reversed(rowsOf(row, 'items')) })),
  'the first row removed': (blocks) =>
    change(blocks, 'cases', (row) => ({ items: rowsOf(row, 'items').slice(1) })),
  'links in another order': (blocks) =>
    change(blocks, 'hero', (row) => ({ actions: reversed(rowsOf(row, 'actions')) })),
  'rows within rows in another order, and blocks too': (blocks) =>
    reversed(
      change(blocks, 'comparison', (row) => ({
        rows: reversed(rowsOf(row, 'rows')).map((own) => ({ ...own, cells: reversed(rowsOf(own, 'cells')) })),
      })),
    ),
}

/** A page published in both languages. */
async function bilingual() {
  const { id, blocks } = await createPageWithUrls(payload, company, { blocks: blocksIn('NL') as never })
  const english = {
    title: 'EN',
    blocks: onRows(blocksIn('EN'), blocks) as never,
    _status: 'published',
  } as const
  await payload.update({ collection: 'pages', id, locale: 'en', data: english, overrideAccess: true })
  return { id, dutch: await shown(id, 'nl'), english: await shown(id, 'en') }
}

/** Every row of `now` that is also in `before` is unchanged. */
function expectTexts(now: Row[], before: Row[]): void {
  const [rows, old] = [withRowsById(now), withRowsById(before)]
  for (const [id, row] of rows) if (old.has(id)) expect(row).toEqual(old.get(id))
}

async function publishesChange({ publish }: SaveApi, make: Change): Promise<void> {
  const { id, dutch, english } = await bilingual()
  const blocks = make(dutch)
  await publish(id, 'nl', blocks)
  const [nl, en] = [await shown(id, 'nl'), await shown(id, 'en')]
  expect(nl).toMatchObject(blocks)
  expect(en.map((row) => row.id)).toEqual(nl.map((row) => row.id))
  expectTexts(en, english)
  expectTexts(nl, dutch)
}

async function draftsChange({ publish, draft }: SaveApi, make: Change): Promise<void> {
  const { id, dutch } = await bilingual()
  const heading = (row: Row) => ({
    ...row,
    ...(typeof row.heading === 'string' && { heading: 'NL concept' }),
  })
  await draft(id, 'nl', make(dutch).map(heading))
  const concept = await drafted(id, 'nl')
  await publish(id, 'en', translated(concept))
  expectTexts(await shown(id, 'nl'), dutch)
  expect(await shown(id, 'en')).toMatchObject(translated(concept))
  expect(await drafted(id, 'nl')).toEqual(concept)
}

const all = Object.values(CHANGES).reduce((make, next) => (blocks) => next(make(blocks)))

describe('publishing one locale', () => {
  it.each(Object.entries(CHANGES))('keeps the texts of every row in the other locale: %s', (_, make) =>
    publishesChange(panel, make),
  )
})

describe('unpublishing one locale', () => {
  const unpublish: Record<string, (id: string) => Promise<unknown>> = {
    'our API': async (id) => ownApi('unpublished')(id, 'nl', await drafted(id, 'nl')),
    'the admin panel': (id) =>
      payload.update({
        ...{ collection: 'pages', id, locale: 'nl', overrideAccess: false },
        data: { _status: 'draft' },
        user: company.editor,
      }),
  }

  it.each(Object.entries(unpublish))(
    'leaves the other locale unchanged, whatever the draft: through %s',
    async (_, act) => {
      const { id, dutch, english } = await bilingual()
      await panel.draft(id, 'nl', all(dutch))
      const concept = await drafted(id, 'nl')
      await act(id)
      expect((await read(id, 'nl', false))._status).toBe('draft')
      expect((await read(id, 'en', false))._status).toBe('published')
      expect(await shown(id, 'en')).toEqual(english)
      expect(await drafted(id, 'nl')).toEqual(concept)
    },
  )
})

describe('the draft of one locale', () => {
  it('determines the rows of the other locale when that is opened, and is unchanged when that is saved', async () => {
    const { id, dutch, english } = await bilingual()
    await panel.draft(id, 'nl', all(dutch))
    const concept = await drafted(id, 'nl')
    const opened = await drafted(id, 'en')
    expect(opened.map((row) => row.id)).toEqual(concept.map((row) => row.id))
    expectTexts(opened, english)
    await panel.draft(id, 'en', opened)
    expect(await drafted(id, 'nl')).toEqual(concept)
  })
})

describe.each([
  ['the admin panel', panel],
  ['our API', ours],
  ['Payload’s own API', payloads],
])('publishing and drafting through %s', (_, api) => {
  it('leaves a locale that is not published unchanged', () => publishesChange(api, all))
  it('leaves the published version and the draft of a drafted locale unchanged', () => draftsChange(api, all))
})
