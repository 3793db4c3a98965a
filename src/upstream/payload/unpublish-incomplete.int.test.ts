import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPageWithUrls, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { saveDraftBeforeUnpublish } from './unpublish-incomplete'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

/** What an incomplete draft lacks: a text of one language, and what languages share. */
const KINDS = {
  pages: {
    make: () => createPageWithUrls(payload, company, { title: 'Online nl' }),
    english: () => ({ title: 'Online en' }),
    incomplete: { title: null, layout: 'main', blocks: [{ blockType: 'hero', heading: 'Half' }] },
  },
  posts: {
    make: () => createPost(payload, company, { title: 'Online nl' }),
    english: () => ({
      ...{ title: 'Online en', slug: randomUUID() },
      ...{ excerpt: 'About.', content: paragraph('Text') },
    }),
    incomplete: { title: null, content: null, authors: [] },
  },
} as const
type Kind = keyof typeof KINDS
const kinds = Object.keys(KINDS) as Kind[]

const patch = (person: Person, path: string, body: object) =>
  restRequest(payload, person, 'PATCH', path, { body })
const unpublish = (person: Person, path: string) => patch(person, path, { _status: 'draft' })

/** Published in both languages, with a draft in Dutch and English that lacks what is required. */
async function incomplete(kind: Kind): Promise<string> {
  const { make, english, incomplete: data } = KINDS[kind]
  const { id } = await make()
  const target = { collection: kind, id, overrideAccess: true } as const
  await payload.update({ ...target, locale: 'en', data: { ...english(), _status: 'published' } })
  for (const locale of LOCALES) await payload.update({ ...target, locale, draft: true, data: data as never })
  return id
}

async function shown(collection: Kind, id: string, locale: Locale) {
  const published = await payload.findByID({ collection, id, locale, depth: 0, overrideAccess: true })
  const { blocks, authors } = published as { blocks?: unknown[]; authors?: unknown[] }
  return [published._status, published.title, blocks?.length ?? authors?.length]
}

describe.each(kinds)('one language of %s whose draft is incomplete', (kind) => {
  it.each(LOCALES)('is taken offline in %s, and what the other one shows stays', async (locale) => {
    const id = await incomplete(kind)
    const other = locale === 'nl' ? 'en' : 'nl'
    const before = await shown(kind, id, other)
    const { status, text } = await unpublish(company.editor, `${kind}/${id}?locale=${locale}`)
    expect(status, text).toBe(200)
    expect((await shown(kind, id, locale))[0]).toBe('draft')
    expect(await shown(kind, id, other)).toEqual(before)
    const draft = await payload.findByID({ collection: kind, id, locale, draft: true, overrideAccess: true })
    expect([draft._status, draft.title ?? null]).toEqual(['draft', null])
  })

  it('is taken offline from the list, and with all languages at once', async () => {
    const [one, two] = [await incomplete(kind), await incomplete(kind)]
    const bulk = `where[id][in]=${one},${two}`
    expect((await unpublish(company.editor, `${kind}?locale=nl&${bulk}`)).status).toBe(200)
    for (const id of [one, two]) expect((await shown(kind, id, 'nl'))[0]).toBe('draft')
    const all = `${kind}/${one}?locale=nl&unpublishAllLocales=true`
    expect((await unpublish(company.editor, all)).status).toBe(200)
    expect((await shown(kind, one, 'en'))[0]).toBe('draft')
    expect((await shown(kind, two, 'en'))[0]).toBe('published')
  })

  it('stays online for a viewer and for an editor of another tenant', async () => {
    const id = await incomplete(kind)
    const other = await createCompany(payload)
    for (const person of [company.viewer, other.editor])
      expect((await unpublish(person, `${kind}/${id}?locale=nl`)).status).toBe(403)
    expect((await shown(kind, id, 'nl'))[0]).toBe('published')
  })
})

it('what is saved while a language goes offline is in its draft', async () => {
  const { id } = await KINDS.pages.make()
  const saved = { title: 'Later', _status: 'draft' }
  expect((await patch(company.editor, `pages/${id}?locale=nl`, saved)).status).toBe(200)
  expect(await shown('pages', id, 'nl')).toEqual(['draft', 'Online nl', 0])
  const draft = { collection: 'pages', id, locale: 'nl', draft: true, overrideAccess: true } as const
  expect(await payload.findByID(draft)).toMatchObject({ title: 'Later', _status: 'draft' })
})

it('Payload keeps a language online whose draft is incomplete', async () => {
  const id = await incomplete('posts')
  await withoutHooks(payload, 'posts', [saveDraftBeforeUnpublish], async () => {
    expect((await unpublish(company.editor, `posts/${id}?locale=nl`)).status).toBe(400)
  })
  expect((await shown('posts', id, 'nl'))[0]).toBe('published')
})
