import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import type { TranslationCounts } from '@/src/features/translation/rules/translated'
import type { Locale } from '@/src/lib/constants'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, paragraph } from '@/src/testing/pages'
import { newestVersion } from '@/src/testing/references'
import { restRequest } from '@/src/testing/rest'
import { recordStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { storeEarlierTranslations } from './rebuild'

const scene = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

/** The numbers of English texts made from Dutch. */
async function english(id: string): Promise<TranslationCounts | undefined> {
  const { rows } = await payload.db.drizzle.execute<TranslationCounts>(sql`
    SELECT total, missing, outdated, unreviewed FROM document_translations
    WHERE document_id = ${id} AND from_locale = 'nl' AND to_locale = 'en'`)
  return rows[0]
}
const counts = (total: number, missing: number, outdated: number) => ({
  total,
  missing,
  outdated,
  unreviewed: 0,
})

const save = (id: string, locale: Locale, data: object, publish = false) =>
  payload.update({
    ...{ collection: 'pages', id, locale, ...scene },
    ...(publish ? { publishSpecificLocale: locale } : { draft: true }),
    data: { ...data, _status: publish ? 'published' : 'draft' } as Partial<Page>,
  })

const section = (id: string, heading: string, content: string) => ({
  ...{ id, blockType: 'richText', heading, content: paragraph(content) },
})

/** A draft with a title and two texts in a block, in both languages. */
async function translatedPage(): Promise<string> {
  const blocks = [section('0a', 'Kop', 'Tekst')] as unknown as Page['blocks'] & object
  const { id } = await createPage(payload, company, { status: 'draft', blocks })
  await save(id, 'en', { title: 'Title', blocks: [section('0a', 'Heading', 'Text')] })
  return id
}

describe('the English texts of a page', () => {
  it('are missing, then up to date, then outdated one by one, and settled by an edit', async () => {
    const blocks = [section('0a', 'Kop', 'Tekst')] as unknown as Page['blocks'] & object
    const { id } = await createPage(payload, company, { status: 'draft', blocks })
    expect(await english(id)).toEqual(counts(3, 3, 0))
    await save(id, 'en', { title: 'Title', blocks: [section('0a', 'Heading', 'Text')] })
    expect(await english(id)).toEqual(counts(3, 0, 0))
    await save(id, 'nl', { title: 'Nieuwe titel', blocks: [section('0a', 'Kop', 'Nieuwe tekst')] })
    expect(await english(id)).toEqual(counts(3, 0, 2))
    await save(id, 'en', { title: 'New title' })
    expect(await english(id)).toEqual(counts(3, 0, 1))
    await save(id, 'nl', { blocks: [section('0a', 'Kop', 'Tekst')] })
    expect(await english(id)).toEqual(counts(3, 0, 0))
  })

  it('stay outdated when a language is published or withdrawn, and blocks are moved or removed', async () => {
    const id = await translatedPage()
    await save(id, 'nl', { title: 'Nieuwe titel' })
    await save(id, 'nl', {}, true)
    await save(id, 'en', {}, true)
    await payload.update({ collection: 'pages', id, locale: 'en', data: { _status: 'draft' }, ...scene })
    expect(await english(id)).toEqual(counts(3, 0, 1))
    const moved = [section('0b', 'Nieuw', 'Blok'), section('0a', 'Kop', 'Tekst')]
    await save(id, 'nl', { blocks: moved })
    expect(await english(id)).toEqual(counts(5, 2, 1))
    await save(id, 'nl', { blocks: [] })
    expect(await english(id)).toEqual(counts(1, 0, 1))
  })

  it('that are drafted beside what is published become outdated when the other language is published', async () => {
    const id = await translatedPage()
    await save(id, 'nl', {}, true)
    await save(id, 'en', {}, true)
    await save(id, 'nl', { title: 'Tweede titel' })
    await save(id, 'en', { title: 'Second title' })
    expect(await english(id)).toEqual(counts(3, 0, 0))
    await save(id, 'nl', { title: 'Derde titel' }, true)
    expect(await english(id)).toEqual(counts(3, 0, 1))
    await save(id, 'en', {}, true)
    expect(await english(id)).toEqual(counts(3, 0, 1))
  })

  it('that were there before the Dutch are made from the first Dutch, and outdated once that changes', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    await save(id, 'nl', { title: 'Titel', blocks: [section('0a', '', '')] })
    await save(id, 'en', { blocks: [section('0a', 'Heading', 'Text')] })
    await save(id, 'nl', { blocks: [section('0a', 'Kop', 'Tekst')] })
    expect(await english(id)).toEqual(counts(3, 1, 0))
    await save(id, 'nl', { blocks: [section('0a', 'Andere kop', 'Tekst')] })
    expect(await english(id)).toEqual(counts(3, 1, 1))
  })

  it('do not count where a block is not shown', async () => {
    const id = await translatedPage()
    await save(id, 'nl', { blocks: [{ ...section('0a', 'Anders', 'Anders'), showIn: ['nl'] }] })
    expect(await english(id)).toEqual(counts(1, 0, 0))
  })

  it('are outdated when a version made from other Dutch texts is restored', async () => {
    const id = await translatedPage()
    const old = await newestVersion(payload, id)
    await save(id, 'nl', { title: 'Nieuwe titel' })
    await save(id, 'en', { title: 'New title' })
    expect(await english(id)).toEqual(counts(3, 0, 0))
    const path = `pages/versions/${old}?locale=en`
    const { status, text } = await restRequest(payload, company.editor, 'POST', path)
    expect(status, text).toBe(200)
    expect(await english(id)).toEqual(counts(3, 0, 1))
  })

  it('are as outdated in a copy, and go with the page', async () => {
    const id = await translatedPage()
    await save(id, 'nl', { blocks: [section('0a', 'Kop', 'Nieuwe tekst')] })
    const copy = await payload.duplicate({ collection: 'pages', id, locale: 'nl', ...scene })
    expect(await english(copy.id)).toEqual(counts(3, 0, 1))
    await payload.delete({ collection: 'pages', id, ...scene })
    expect(await english(id)).toBeUndefined()
    expect(await english(copy.id)).toEqual(counts(3, 0, 1))
  })

  it('are stored with one statement of a save', async () => {
    const id = await translatedPage()
    const texts = await recordStatements(payload, () => save(id, 'nl', { title: 'Anders' }))
    expect(texts.filter((text) => text.includes('document_translations'))).toHaveLength(1)
  })

  it('are as they were when the save fails', async () => {
    const id = await translatedPage()
    const req = await createLocalReq({ locale: 'nl' }, payload)
    const undone = inTransaction(req, async () => {
      const data = { title: 'Anders' } as Partial<Page>
      await payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data, req, ...scene })
      throw new Error('later')
    })
    await expect(undone).rejects.toThrow('later')
    expect(await english(id)).toEqual(counts(3, 0, 0))
  })
})

it('products, which have no drafts, are followed too, past Payload’s operations as well', async () => {
  const { tenant } = company
  const data = { tenant: tenant.id, name: 'Naam', summary: 'Kort', model: 'm1' } as never
  const { id } = await payload.create({ collection: 'products', locale: 'nl', data, ...scene })
  const product = { collection: 'products', id, ...scene } as const
  await payload.update({ ...product, locale: 'en', data: { name: 'Name', summary: 'Short' } })
  expect(await english(id)).toEqual(counts(2, 0, 0))
  await payload.update({ ...product, locale: 'nl', data: { name: 'Andere naam' } })
  await payload.db.updateOne({ collection: 'products', id, data: { price: 5 } })
  expect(await english(id)).toEqual(counts(2, 0, 1))
})

it('texts of before this was stored count as up to date', async () => {
  const id = await translatedPage()
  await payload.db.drizzle.execute(sql`DELETE FROM document_translations WHERE document_id = ${id}`)
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => storeEarlierTranslations(req))
  expect(await english(id)).toEqual(counts(3, 0, 0))
  await save(id, 'nl', { title: 'Nieuwe titel' })
  expect(await english(id)).toEqual(counts(3, 0, 1))
})
