import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageWithUrls, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { publishEachLocale, saveDraftBeforePublish } from './publish-every-language'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const KINDS = {
  pages: {
    make: () => createPageWithUrls(payload, company, { title: 'Over ons', status: 'draft' }),
    english: () => ({ title: 'About' }),
  },
  posts: {
    make: () => createPost(payload, company, { status: 'draft' }),
    english: () => ({ title: 'Post', slug: randomUUID(), excerpt: 'About.', content: paragraph('Text') }),
  },
}
type Kind = keyof typeof KINDS
const kinds = Object.keys(KINDS) as Kind[]

const statuses = async (collection: Kind, id: string) => {
  const query = { collection, id, locale: 'all', draft: false, depth: 0, overrideAccess: true } as const
  const { _status } = (await payload.findByID(query)) as unknown as { _status: Record<Locale, string> }
  return _status
}
const write = (collection: Kind, id: string, locale: Locale, data: object) =>
  payload.update({ collection, id, locale, draft: true, data, overrideAccess: true })
const patch = (person: Company['editor'], path: string) =>
  restRequest(payload, person, 'PATCH', path, { body: { _status: 'published' } })
const publish = (kind: Kind, id: string, locale: Locale = 'nl') =>
  patch(company.editor, `${kind}/${id}?depth=0&locale=${locale}&publishAllLocales=true`)

describe.each(kinds)('publishing %s in all languages at once', (kind) => {
  it('publishes nothing while a locale is incomplete, and names that locale', async () => {
    const { id } = await KINDS[kind].make()
    const { status, text } = await publish(kind, id)
    expect([status, text]).toEqual([409, expect.stringMatching(/English is not complete.*Title/)])
    expect(Object.values(await statuses(kind, id))).not.toContain('published')
  })

  it('keeps the published text of a locale whose draft is incomplete', async () => {
    const { id } = await KINDS[kind].make()
    const { title, ...rest } = KINDS[kind].english()
    await write(kind, id, 'en', { title, ...rest })
    expect((await publish(kind, id)).status).toBe(200)
    await write(kind, id, 'en', { title: null })
    expect((await publish(kind, id)).status).toBe(409)
    const english = { collection: kind, id, locale: 'en', draft: false, overrideAccess: true } as const
    expect(await payload.findByID(english)).toMatchObject({
      title,
      _status: 'published',
    })
  })

  it.each(LOCALES)('publishes all complete locales for a request in %s', async (locale) => {
    const { id } = await KINDS[kind].make()
    await write(kind, id, 'en', KINDS[kind].english())
    const { status, text } = await publish(kind, id, locale)
    expect(status, text).toBe(200)
    expect((JSON.parse(text) as { doc: object }).doc).toMatchObject({ id, _status: 'published' })
    expect(await statuses(kind, id)).toEqual({ nl: 'published', en: 'published' })
  })

  it('applies to the Local API, for one document and in bulk', async () => {
    const { id } = await KINDS[kind].make()
    const options = { collection: kind, locale: 'nl', publishAllLocales: true, overrideAccess: true } as const
    const data = { _status: 'published' } as const
    await expect(payload.update({ ...options, id, data })).rejects.toMatchObject({ status: 409 })
    await expect(payload.update({ ...options, where: { id: { equals: id } }, data })).rejects.toMatchObject({
      status: 409,
    })
    expect(Object.values(await statuses(kind, id))).not.toContain('published')
  })

  it('applies to a bulk update over REST', async () => {
    const { id } = await KINDS[kind].make()
    const path = `${kind}?where[id][equals]=${id}&locale=nl&publishAllLocales=true`
    const answer = await patch(company.editor, path)
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('English is not complete')])
    expect(Object.values(await statuses(kind, id))).not.toContain('published')
  })

  it('is denied to a viewer and to an editor of another tenant', async () => {
    const { id } = await KINDS[kind].make()
    const other = await createCompany(payload)
    const path = `${kind}/${id}?locale=nl&publishAllLocales=true`
    for (const person of [company.viewer, other.editor]) expect((await patch(person, path)).status).toBe(403)
  })
})

it('rejects a new document that is incomplete in a locale', async () => {
  const addresses = [{ domain: company.domain.id, path: `/${randomUUID()}` }]
  const shared = { tenant: company.tenant.id, layout: 'main', _status: 'published' }
  const data = { ...shared, title: 'Nieuw', addresses }
  const { status, text } = await restRequest(
    ...([payload, company.editor, 'POST', 'pages?locale=nl&publishAllLocales=true'] as const),
    { body: data },
  )
  expect([status, text]).toEqual([409, expect.stringMatching(/English is not complete.*Title/)])
  const { totalDocs } = await payload.count({
    collection: 'pages',
    where: { and: [{ tenant: { equals: company.tenant.id } }, { title: { equals: 'Nieuw' } }] },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(0)
})

it('names the blocks if a text of a block is missing', async () => {
  const block = { blockType: 'richText', heading: 'Kop', content: paragraph('Tekst') } as never
  const { id } = await createPageWithUrls(payload, company, { status: 'draft', blocks: [block] })
  await write('pages', id, 'en', { title: 'About' })
  const { status, text } = await publish('pages', id)
  expect([status, text]).toEqual([409, expect.stringMatching(/English is not complete.*Blocks/)])
})

it('Payload publishes a locale whose required fields are empty', async () => {
  const { id } = await createPage(payload, company, { status: 'draft' })
  const ours = [saveDraftBeforePublish, publishEachLocale]
  await withoutHooks(payload, 'pages', ours, () =>
    payload.update({
      ...{ collection: 'pages', id, locale: 'nl', overrideAccess: true, publishAllLocales: true },
      data: { _status: 'published' },
    }),
  )
  expect(await statuses('pages', id)).toEqual({ nl: 'published', en: 'published' })
  const english = await payload.findByID({ collection: 'pages', id, locale: 'en', overrideAccess: true })
  expect(english.title ?? null).toBeNull()
})
