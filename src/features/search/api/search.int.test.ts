import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Page } from '@/payload-types'
import { dataOf } from '@/src/api/core/schemas'
import { storeEarlierSearchTexts } from '@/src/database/search/rebuild'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createAuthor, createCategory } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { newestVersion } from '@/src/testing/references'
import { restRequest } from '@/src/testing/rest'
import { recordStatements } from '@/src/testing/statements'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { searchHit } from './schemas'

const scene = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  ;[company, other] = [await createCompany(payload), await createCompany(payload)]
})

type Asked = { as?: Person; tenant?: Company; rest?: string }

async function search(q: string, { as, tenant = company, rest = '' }: Asked = {}) {
  const token = await tokenOf(payload, as ?? tenant.editor)
  const path = `/api/admin/search?q=${encodeURIComponent(q)}${rest}`
  const answer = await call(path, { token, tenant: tenant.tenant.slug })
  return (await bodyAs(answer, dataOf(z.array(searchHit)))).data
}
const idsFor = async (q: string, asked?: Asked) => (await search(q, asked)).map(({ id }) => id)

const section = (heading: string, content: string) =>
  [{ id: '0a', blockType: 'richText', heading, content: paragraph(content) }] as unknown as Page['blocks'] &
    object
const draft = (id: string, locale: 'nl' | 'en', data: object) =>
  payload.update({ collection: 'pages', id, locale, draft: true, data: data as Partial<Page>, ...scene })

describe('a page is found', () => {
  it('by its title, the beginning of a word, other forms of one, and its texts, in either language', async () => {
    const { id } = await createPage(payload, company, {
      title: 'Onze zonnepanelen',
      blocks: section('Duurzaam dak', 'Wij leggen verzekerde installaties.'),
    })
    await draft(id, 'en', {
      title: 'Our photovoltaics',
      blocks: section('Green roof', 'Insured installations.'),
    })
    for (const asked of [
      'Onze zonnepanelen',
      'zonnep',
      'dak duurz',
      'verzekerden',
      'installation',
      'photovol',
    ])
      expect(await idsFor(asked), asked).toEqual([id])
    expect(await idsFor('verzekerd dakgoot')).toEqual([])
    const [hit] = await search('insuring')
    expect(hit).toMatchObject({
      collection: 'pages',
      locale: 'en',
      publication: { nl: 'published', en: 'draft' },
    })
    expect(hit?.title).toEqual({ text: 'Our photovoltaics', marks: [] })
    expect(hit?.excerpt?.text).toBe('Green roof Insured installations.')
    expect(hit?.excerpt?.marks).toEqual([{ start: 11, end: 18 }])
  })

  it('with a typing error in its title', async () => {
    const { id } = await createPage(payload, company, { title: 'Bereikbaarheid' })
    for (const asked of ['bereikbaarhied', 'berijkbaarheid', 'bereibaarheid'])
      expect(await idsFor(asked), asked).toEqual([id])
  })

  it('before a document of another kind that fits as well, although that changed later', async () => {
    const { id } = await createPage(payload, company, { title: 'Molshoop' })
    await createCategory(payload, company, { name: 'Molshoop' })
    expect((await search('molshopo')).map(({ collection }) => collection)).toEqual(['pages', 'categories'])
    expect((await idsFor('molshopo'))[0]).toBe(id)
  })

  it('by its path, an address, and a part of it, and by the new one after it moved', async () => {
    const page = await createPage(payload, company, { title: 'Waar' })
    const url = await createPageUrl(payload, company, page, '/kantoor/plattegrond')
    for (const asked of ['/kantoor/plattegrond', 'https://x.example/nl/kantoor/plattegrond?a=b', 'plattegr'])
      expect(await search(asked), asked).toMatchObject([{ id: page.id, path: '/kantoor/plattegrond' }])
    await payload.update({
      collection: 'page-urls',
      id: url.id,
      data: { path: '/routebeschrijving' },
      ...scene,
    })
    expect(await idsFor('plattegrond', { rest: '&types=pages' })).toEqual([])
    expect(await search('/routebeschrijving')).toMatchObject([{ id: page.id, path: '/routebeschrijving' }])
  })

  it('the best fit first: the title itself, its beginning, a word of it, the texts', async () => {
    const titled = async (title: string, text = 'Iets anders.') =>
      (await createPage(payload, company, { title, blocks: section('Kop', text) })).id
    const inText = await titled('Overig', 'Over kwartelgoud.')
    const inTitle = await titled('Het kwartelgoud')
    const beginning = await titled('Kwartelgoud en meer')
    const exact = await titled('Kwartelgoud')
    expect(await idsFor('kwartelgoud')).toEqual([exact, beginning, inTitle, inText])
    expect(await idsFor('kwartelgoud', { rest: '&limit=2' })).toEqual([exact, beginning])
  })

  it('as its newest draft says, after a restored version too, and no more once it is deleted', async () => {
    const { id } = await createPage(payload, company, { title: 'Vuursalamander' })
    const old = await newestVersion(payload, id)
    await draft(id, 'nl', { title: 'Kamsalamander' })
    expect(await idsFor('vuursalam')).toEqual([])
    expect(await search('kamsalamander')).toMatchObject([{ id, publication: { nl: 'changed' } }])
    const { status, text } = await restRequest(
      payload,
      company.editor,
      'POST',
      `pages/versions/${old}?locale=nl`,
    )
    expect(status, text).toBe(200)
    expect(await idsFor('vuursalam')).toEqual([id])
    await payload.delete({ collection: 'pages', id, ...scene })
    expect(await idsFor('vuursalam')).toEqual([])
  })

  it('in languages in which its block is shown', async () => {
    const blocks = [{ ...section('Kop', 'Wielewaal')[0], showIn: ['en'] }] as Page['blocks'] & object
    await createPage(payload, company, { title: 'Vogels', status: 'draft', blocks })
    expect(await idsFor('wielewaal')).toEqual([])
  })
})

describe('everything of a tenant is found', () => {
  it('each kind by its texts, and only the kinds that are asked for', async () => {
    const word = 'Grutto'
    const form = await createForm(payload, company, { title: `${word}formulier` })
    const made = {
      pages: await createPage(payload, company, { title: word }),
      products: await createProduct(payload, company, { name: word }),
      categories: await createCategory(payload, company, { name: word }),
      authors: await createAuthor(payload, company, { name: `${word} de Vries` }),
      redirects: await createRedirect(payload, company, { from: '/grutto-oud', to: '/' }),
      forms: form,
    }
    const found = await search(word)
    expect(Object.fromEntries(found.map(({ collection, id }) => [collection, id]))).toEqual(
      Object.fromEntries(Object.entries(made).map(([slug, { id }]) => [slug, id])),
    )
    const some = await search(word, { rest: '&types=redirects,forms' })
    expect(new Set(some.map(({ collection }) => collection))).toEqual(new Set(['redirects', 'forms']))
  })

  it('an image by its description, in the language of that', async () => {
    const { id } = await createImage(payload, company)
    await payload.update({ collection: 'media', id, locale: 'en', data: { alt: 'A spoonbill' }, ...scene })
    expect(await search('spoonbills')).toMatchObject([{ collection: 'media', id, locale: 'en' }])
  })

  it('without words, what changed last', async () => {
    const last = await createPage(payload, company, { title: 'Als laatste' })
    expect((await search('', { rest: '&limit=3' }))[0]?.id).toBe(last.id)
  })

  it('but nothing of visitors', async () => {
    const form = await createForm(payload, company)
    await createSubmission(payload, form, { answers: { naam: 'Kwikstaartje' } } as never)
    expect(await search('kwikstaartje', { as: company.admin })).toEqual([])
  })
})

describe('who searches', () => {
  it('finds nothing of another tenant', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const page = await createPage(payload, other, { title: word })
    await createPageUrl(payload, other, page, `/${word}`)
    expect(await search(word)).toEqual([])
    expect(await search(`/${word}`)).toEqual([])
    expect(await idsFor(word, { tenant: other })).toEqual([page.id])
  })

  it('finds people only as an admin, and only those of the tenant', async () => {
    const { id, email } = company.viewer
    expect(await search(email, { as: company.admin })).toMatchObject([{ collection: 'users', id }])
    expect(await search(email)).toEqual([])
    expect(await search(other.viewer.email, { as: company.admin })).toEqual([])
  })
})

describe('the index', () => {
  it('is written by the statement that a save has anyway', async () => {
    const { id } = await createPage(payload, company, { title: 'Opslaan' })
    const texts = await recordStatements(payload, () => draft(id, 'nl', { title: 'Opgeslagen' }))
    const own = texts.filter((text) => text.includes('search_texts'))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain('document_translations')
  })

  it('is written by one statement where texts are not translated', async () => {
    const { id } = await createRedirect(payload, company, { from: `/${randomUUID()}`, to: '/' })
    const from = `/${randomUUID()}`
    const texts = await recordStatements(payload, () =>
      payload.update({ collection: 'redirects', id, data: { from }, ...scene }),
    )
    expect(texts.filter((text) => text.includes('search_texts'))).toHaveLength(1)
    expect(await idsFor(from, { rest: '&types=redirects' })).toEqual([id])
  })

  it('is as it was when the save fails', async () => {
    const { id } = await createPage(payload, company, { title: 'Hermelijn' })
    const req = await createLocalReq({ locale: 'nl' }, payload)
    const undone = inTransaction(req, async () => {
      const data = { title: 'Wezel' } as Partial<Page>
      await payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data, req, ...scene })
      throw new Error('later')
    })
    await expect(undone).rejects.toThrow('later')
    expect(await idsFor('hermelijn')).toEqual([id])
  })

  it('has the documents of before it was there', async () => {
    const { id } = await createPage(payload, company, { title: 'Bunzing' })
    await draft(id, 'nl', { title: 'Boommarter' })
    await payload.db.drizzle.execute(sql`DELETE FROM search_texts WHERE document_id = ${id}`)
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => storeEarlierSearchTexts(req))
    expect(await idsFor('boommarter')).toEqual([id])
    // Documents of other tests that have no texts are looked at again, each on its own.
  }, 120_000)
})
