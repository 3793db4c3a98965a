import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { isMeantFor } from '@/src/features/pages/rules/block-languages'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { withRowIds } from '@/src/lib/row-ids'
import { payloadInstance } from '@/src/platform/payload'
import { scheduledPost, schedulesOf } from '@/src/testing/schedules'
import { createPage, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true, depth: 0 } as const
type Blocks = NonNullable<Page['blocks']>

const blocks = (...words: string[]) =>
  words.map((heading) => ({ blockType: 'richText', heading, content: paragraph(heading) })) as never as Blocks
const save = (id: string, locale: Locale, data: Partial<Page>) =>
  payload.update({
    ...{ collection: 'pages', id, locale, data, draft: data._status !== 'published', ...scene },
  })
async function shown(id: string, locale: Locale, draft: boolean) {
  const page = await payload.findByID({ collection: 'pages', id, locale, draft, ...scene })
  const meant = page.blocks?.filter((row) => isMeantFor(row, locale))
  return [page.title, page._status, meant?.map((row) => ('heading' in row ? row.heading : null))]
}
const everything = async (id: string) =>
  Promise.all(LOCALES.flatMap((locale) => [shown(id, locale, true), shown(id, locale, false)]))

const restorePublished = (id: string, query = 'locale=nl', person: Person | null = company.editor) =>
  restRequest(payload, person, 'POST', `pages/${id}/restore-published?${query}`)
async function restored(id: string, query?: string) {
  const { status, text } = await restorePublished(id, query)
  expect(status, text).toBe(200)
  return JSON.parse(text) as { message: string; previousVersion: string }
}

/** Published in both languages, then changed in both; the Dutch draft has another block and no longer the first. */
async function changedPage(): Promise<string> {
  const { id, blocks: rows } = await createPage(payload, company, { title: 'Een', blocks: blocks('a', 'b') })
  const english = withRowIds(blocks('a-en', 'b-en'), rows) as Blocks
  await save(id, 'en', { title: 'One', blocks: english, _status: 'published' })
  await save(id, 'en', { title: 'Two', blocks: withRowIds(blocks('a2-en', 'b2-en'), rows) as Blocks })
  const [, second] = withRowIds(blocks('a2', 'b2'), rows) as Blocks
  await save(id, 'nl', { title: 'Twee', blocks: [...(second ? [second] : []), ...blocks('c')] })
  return id
}

describe('restoring what is published', () => {
  it('changes its draft only: texts of the other language and what is online stay', async () => {
    const id = await changedPage()
    const [, online, , english] = await everything(id)
    expect((await restored(id)).message).toBe('The draft in Dutch is what is online again.')
    expect(await everything(id)).toEqual([
      ['Een', 'published', ['a', 'b']],
      online,
      // The block that comes back has the English text that is online.
      ['Two', 'draft', ['a-en', 'b2-en']],
      english,
    ])
  })

  it('is undone by restoring the version before', async () => {
    const id = await changedPage()
    const before = await everything(id)
    const { previousVersion } = await restored(id, 'locale=en')
    expect(await shown(id, 'en', true)).toEqual(['One', 'published', ['a-en', 'b-en']])
    const path = `pages/versions/${previousVersion}?locale=en`
    expect((await restRequest(payload, company.editor, 'POST', path)).status).toBe(200)
    expect(await everything(id)).toEqual(before)
  })

  it('works while texts are missing, and ends a schedule of the language', async () => {
    const { id } = await scheduledPost(payload, company)
    const post = { collection: 'posts', id, locale: 'nl', ...scene } as const
    await payload.update({ ...post, data: { _status: 'published', publishedAt: new Date(0).toISOString() } })
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
    await payload.update({ ...post, data: { _status: 'published', publishedAt } })
    expect(await schedulesOf(payload, id)).toHaveLength(1)
    await payload.update({ ...post, draft: true, data: { title: null, authors: [] } as never })
    const path = `posts/${id}/restore-published?locale=nl`
    expect((await restRequest(payload, company.editor, 'POST', path)).status).toBe(200)
    expect(await payload.findByID({ ...post, draft: true })).toMatchObject({
      title: 'Artikel',
      _status: 'published',
    })
    expect(await schedulesOf(payload, id)).toEqual([])
  })

  it('is rejected where nothing is published', async () => {
    const { id } = await createPage(payload, company)
    const { status, text } = await restorePublished(id, 'locale=en')
    expect([status, text]).toEqual([
      409,
      expect.stringContaining('Nothing is online in English to go back to.'),
    ])
  })

  it('is denied to viewers, to other tenants and to visitors, and changes nothing', async () => {
    const id = await changedPage()
    const before = await everything(id)
    const other = await createCompany(payload)
    const statuses = []
    for (const person of [company.viewer, other.editor, null])
      statuses.push((await restorePublished(id, 'locale=nl', person)).status)
    expect(statuses).toEqual([403, 404, 403])
    expect((await restorePublished('none')).status).toBe(404)
    expect(await everything(id)).toEqual(before)
  })
})
