import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Blocks, publishedTwice, restoring, scene } from '@/src/testing/restoring'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany } from '@/src/testing/tenants'
import { LOCKS } from '@/src/upstream/payload/document-locks/keep-lock'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const at = {
  get payload() {
    return payload
  },
  get company() {
    return company
  },
}
const { read, shown, save, newest, restore, restored } = restoring(at)

describe('a version of a page', () => {
  it('is restored in one language, as a draft, and everything else stays', async () => {
    const { id, first } = await publishedTwice(at)
    await createPageUrl(payload, company, await read(id, 'nl', false), `/${id}`)
    // The parameter is Payload’s, and would publish.
    const { message } = await restored(first, 'locale=nl&draft=false')
    expect(message).toBe('The version is a draft in Dutch now. Visitors do not see it yet.')
    expect(await shown(id, 'nl', true)).toEqual(['Een', 'draft', ['a', 'b']])
    expect(await shown(id, 'nl', false)).toEqual(['Twee', 'published', ['a2', 'b2']])
    for (const draft of [true, false])
      expect(await shown(id, 'en', draft)).toEqual(['Two', 'published', ['a2-en', 'b2-en']])
    const where = { page: { equals: id } }
    expect(await payload.count({ collection: 'page-urls', where, ...scene })).toEqual({ totalDocs: 1 })
  })

  it('is said to be what is online where it is', async () => {
    const { id } = await publishedTwice(at)
    const online = await newest(id)
    await save(id, 'nl', { title: 'Drie' })
    expect((await restored(online)).message).toBe(
      'The draft in Dutch is what is online again: there is nothing to publish.',
    )
    expect(await shown(id, 'nl', true)).toEqual(await shown(id, 'nl', false))
  })

  it('leaves the drafts of the other language as they are', async () => {
    const { id, first } = await publishedTwice(at)
    await save(id, 'en', { title: 'Three' })
    await restored(first)
    expect(await shown(id, 'en', true)).toEqual(['Three', 'draft', ['a2-en', 'b2-en']])
    expect(await shown(id, 'en', false)).toEqual(['Two', 'published', ['a2-en', 'b2-en']])
  })

  it('is restored in every language when asked, and published in none', async () => {
    const { id, first } = await publishedTwice(at)
    expect((await restored(first, 'locale=nl&allLocales=true')).message).toMatch(/in all languages/)
    expect(await shown(id, 'nl', true)).toEqual(['Een', 'draft', ['a', 'b']])
    expect(await shown(id, 'en', true)).toEqual(['One', 'draft', ['a-en', 'b-en']])
    expect(await shown(id, 'nl', false)).toEqual(['Twee', 'published', ['a2', 'b2']])
    expect(await shown(id, 'en', false)).toEqual(['Two', 'published', ['a2-en', 'b2-en']])
  })

  it('is undone by restoring the version before, to the same state in both languages', async () => {
    const { id, first } = await publishedTwice(at)
    const undated = async (locale: Locale) => ({ ...(await read(id, locale, true)), updatedAt: null })
    const state = async () => [await undated('nl'), await undated('en')]
    const before = await state()
    const { previousVersion } = await restored(first)
    expect(await state()).not.toEqual(before)
    await restored(previousVersion)
    expect(await state()).toEqual(before)
  })

  it('is undone with what was being typed when it was restored', async () => {
    const { id, first } = await publishedTwice(at)
    await payload.update({
      ...{ collection: 'pages', id, locale: 'nl', draft: true, autosave: true, ...scene },
      data: { title: 'Getypt' },
    })
    const { previousVersion } = await restored(first)
    await restored(previousVersion)
    expect(await shown(id, 'nl', true)).toEqual(['Getypt', 'draft', ['a2', 'b2']])
  })

  it('brings back rows that were deleted, in all their languages', async () => {
    const { id, rows } = await publishedTwice(at)
    const whole = await newest(id)
    await save(id, 'nl', { blocks: [{ ...(await read(id, 'nl', true)).blocks?.[0] }] })
    expect(await shown(id, 'en', true)).toEqual(['Two', 'published', ['a2-en']])
    await restored(whole)
    expect(await shown(id, 'nl', true)).toEqual(['Twee', 'published', ['a2', 'b2']])
    expect(await shown(id, 'en', true)).toEqual(['Two', 'published', ['a2-en', 'b2-en']])
    expect((await read(id, 'nl', true)).blocks?.map((row) => row.id)).toEqual(rows?.map((row) => row.id))
  })

  it('comes back without an address that was to be, where visitors find nothing now', async () => {
    const page = await createPage(payload, company, { title: 'Een' })
    await createPageUrl(payload, company, page, `/${page.id}`)
    const later = `/${randomUUID()}`
    await save(page.id, 'nl', { title: 'Twee', addresses: [{ domain: company.domain.id, path: later }] })
    const whole = await newest(page.id)
    await payload.update({
      ...{ collection: 'pages', id: page.id, locale: 'nl', ...scene },
      data: { _status: 'draft' },
    })
    await createPageUrl(payload, company, await createPage(payload, company), later)
    await restored(whole)
    expect(await shown(page.id, 'nl', true)).toEqual(['Twee', 'draft', []])
    const urls = await payload.find({
      collection: 'page-urls',
      where: { page: { equals: page.id } },
      ...scene,
    })
    expect(urls.docs.map(({ path }) => path)).toEqual([`/${page.id}`])
  })

  it('clears what it does not have', async () => {
    const { id } = await createPage(payload, company, { title: 'Een', status: 'draft' })
    const first = await newest(id)
    await save(id, 'nl', { title: 'Twee', seo: { title: 'Voor Google', description: 'Later.' } })
    await restored(first)
    const { title, seo } = await read(id, 'nl', true)
    expect([title, seo?.title ?? null, seo?.description ?? null]).toEqual(['Een', null, null])
  })

  it('of before its first publication stays a draft there', async () => {
    const { id } = await createPage(payload, company, { title: 'Een', status: 'draft' })
    const first = await newest(id)
    await save(id, 'nl', { title: 'Twee' })
    await restored(first)
    expect(await shown(id, 'nl', true)).toEqual(['Een', 'draft', []])
    expect((await read(id, 'nl', false))._status).toBe('draft')
  })
})

it('a version of a post keeps its slug and date, and loses links to what was deleted since', async () => {
  const gone = await createPage(payload, company)
  const link = {
    ...{ type: 'link', version: 3 },
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value: gone.id } },
    children: [{ type: 'text', text: 'hier', version: 1 }],
  }
  const linked = paragraph('Kijk ')
  linked.root.children[0]?.children.push(link as never)
  const { id, slug } = await createPost(payload, company, { title: 'Een', content: linked })
  const first = await newest(id, 'posts')
  const later = {
    title: 'Twee',
    slug: `${slug}-later`,
    content: paragraph('Nieuw'),
    _status: 'published',
  } as const
  await payload.update({ collection: 'posts', id, locale: 'nl', data: later, ...scene })
  const { publishedAt } = await payload.findByID({ collection: 'posts', id, locale: 'nl', ...scene })
  await payload.delete({ collection: 'pages', id: gone.id, ...scene })
  await restored(first, 'locale=nl', 'posts')
  const draft = await payload.findByID({ collection: 'posts', id, locale: 'nl', draft: true, ...scene })
  expect(draft.content.root.children[0]?.children).toMatchObject([
    { text: 'Kijk ' },
    { type: 'text', text: 'hier' },
  ])
  expect(draft).toMatchObject({ title: 'Een', slug: `${slug}-later`, publishedAt, _status: 'draft' })
})

it('a version of a template is restored in one language', async () => {
  const target = await createPage(payload, company)
  const { id, blocks: rows } = await createTemplate(payload, company, target)
  const first = await newest(id, 'templates')
  const heading = async (locale: Locale) => {
    const { blocks: now } = await payload.findByID({
      collection: 'templates',
      id,
      locale,
      draft: true,
      ...scene,
    })
    return now?.[0] && 'heading' in now[0] ? now[0].heading : null
  }
  for (const locale of ['nl', 'en'] as const) {
    const changed = [{ ...rows?.[0], heading: `Nieuw ${locale}` }] as Blocks
    await payload.update({
      collection: 'templates',
      id,
      locale,
      draft: true,
      data: { blocks: changed },
      ...scene,
    })
  }
  await restored(first, 'locale=nl', 'templates')
  expect([await heading('nl'), await heading('en')]).toEqual(['Kop', 'Nieuw en'])
})

describe('restoring is denied', () => {
  it('to viewers, to other tenants and to visitors, and changes nothing', async () => {
    const { id, first } = await publishedTwice(at)
    for (const person of [company.viewer, other.editor])
      for (const query of ['locale=nl', 'locale=nl&allLocales=true'])
        expect((await restore(first, query, person)).status).toBe(403)
    expect((await restRequest(payload, null, 'POST', `pages/versions/${first}?locale=nl`)).status).toBe(403)
    expect(await shown(id, 'nl', true)).toEqual(['Twee', 'published', ['a2', 'b2']])
  })

  it('for a version that is none, or one of another collection', async () => {
    const { first } = await publishedTwice(at)
    expect((await restore(randomUUID())).status).toBe(403)
    expect((await restore('none')).status).toBe(404)
    expect((await restore(first, 'locale=nl', company.editor, 'posts')).status).toBe(403)
  })

  it('while somebody else edits the document', async () => {
    const { id, first } = await publishedTwice(at)
    const document = { relationTo: 'pages', value: id }
    const user = { relationTo: 'users', value: company.admin.id }
    await payload.db.create({ collection: LOCKS, data: { document, user } })
    expect((await restore(first)).status).toBe(423)
  })
})

it('Payload publishes a version that it restores, in every language', async () => {
  const { id, first } = await publishedTwice(at)
  await payload.restoreVersion({ collection: 'pages', id: first, locale: 'nl', ...scene })
  expect([await shown(id, 'nl', false), await shown(id, 'en', false)]).toEqual([
    ['Een', 'published', ['a', 'b']],
    ['One', 'published', ['a-en', 'b-en']],
  ])
})
