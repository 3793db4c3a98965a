import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { withRowIds } from '@/src/lib/row-ids'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createForm } from '@/src/testing/forms'
import { createPage, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

type Rows = { id?: string | null }[]
type Kind = { collection: 'posts' | 'forms' | 'products'; rows: string; make: () => Promise<string> }

const specs = (word: string) => ['maat', 'kleur'].map((key) => ({ label: `${word} ${key}`, value: word }))

/** A document in both languages, of each kind that pages and templates are not. */
const KINDS: Record<string, Kind> = {
  'a post': {
    collection: 'posts',
    rows: 'tags',
    make: async () => {
      const { id, slug } = await createPost(payload, company, { tags: ['een', 'twee'] })
      const data = {
        title: 'Post',
        slug: `en-${slug}`,
        excerpt: 'About.',
        content: paragraph('Text'),
        tags: ['one', 'two'],
        _status: 'published' as const,
      }
      await payload.update({ collection: 'posts', id, locale: 'en', data, overrideAccess: true })
      return id
    },
  },
  'a form': {
    collection: 'forms',
    rows: 'fields',
    make: async () => (await createForm(payload, company)).id,
  },
  'a product': {
    collection: 'products',
    rows: 'specs',
    make: async () => {
      const made = await createProduct(payload, company, { specs: specs('NL') })
      const data = { name: 'Lamp', summary: 'A lamp', specs: withRowIds(specs('EN'), made.specs) as never }
      await payload.update({ collection: 'products', id: made.id, locale: 'en', data, overrideAccess: true })
      return made.id
    },
  },
}

const ORDERS: Record<string, (rows: Rows) => Rows> = {
  'as its rows stand': (rows) => rows,
  'with its rows moved': (rows) => [...rows.slice(-1), ...rows.slice(0, -1)],
}

const cases = Object.keys(KINDS).flatMap((kind) =>
  Object.keys(ORDERS).flatMap((order) =>
    ['Payload’s REST', 'the Local API'].map((way) => [kind, order, way]),
  ),
)

describe('publishing one language leaves the other’s texts where they were', () => {
  it.each(cases)('of %s, %s, through %s', async (name, order, way) => {
    const [kind, reordered] = [KINDS[name as string], ORDERS[order as string]]
    if (!kind || !reordered) throw new Error(name)
    const { collection, rows: key } = kind
    const id = await kind.make()
    const read = async (locale: Locale, draft: boolean): Promise<Record<string, unknown>> => ({
      ...(await payload.findByID({ collection, id, locale, draft, depth: 0, overrideAccess: true })),
      updatedAt: null,
    })
    const before = await read('nl', false)
    const english = await read('en', false)
    const rows = reordered(english[key] as Rows)
    const data = { [key]: rows, ...(collection === 'posts' && { _status: 'published' as const }) }
    if (way === 'the Local API')
      await payload.update({
        ...{ collection, id, locale: 'en', publishSpecificLocale: 'en', overrideAccess: true },
        data,
      })
    else {
      const path = `${collection}/${id}?locale=nl&publishSpecificLocale=en`
      const { status, text } = await restRequest(payload, company.admin, 'PATCH', path, { body: data })
      expect(status, text).toBe(200)
    }
    const moved = collection === 'posts' ? before : { ...before, [key]: reordered(before[key] as Rows) }
    expect(await read('nl', false)).toEqual(moved)
    expect(await read('nl', true)).toEqual(moved)
    expect((await read('en', false))[key]).toEqual(rows)
  })
})

it('Payload gives a row that moved the texts of another row', async () => {
  const texts = (...words: string[]) =>
    words.map((word) => ({ blockType: 'richText', heading: word, content: paragraph(word) })) as never
  const { id, blocks } = await createPage(payload, company, { blocks: texts('een', 'twee') })
  const page = { collection: 'pages', id, overrideAccess: true } as const
  const english = withRowIds(texts('one', 'two'), blocks) as NonNullable<typeof blocks>
  const publish = (rows: typeof english) =>
    payload.update({ ...page, locale: 'en', data: { title: 'About', blocks: rows, _status: 'published' } })
  await publish(english)
  await withPlainAdapter(payload, ['findOne', 'updateOne'], () => publish(english.toReversed()))
  const { blocks: dutch } = await payload.findByID({ ...page, locale: 'nl', depth: 0 })
  expect(dutch?.map((row) => row.id)).toEqual(english.toReversed().map((row) => row.id))
  expect(dutch).toMatchObject([{ heading: 'een' }, { heading: 'twee' }])
})
