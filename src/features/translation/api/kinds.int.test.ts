import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Form, Navigation } from '@/payload-types'
import { listOf } from '@/src/api/core/list'
import { dataOf } from '@/src/api/core/schemas'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createCategory } from '@/src/testing/blog'
import { createForm } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { onlyOf } from '@/src/testing/navigation'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany } from '@/src/testing/tenants'
import { DRAFTED, type TranslatedCollection } from '../rules/translated'
import { placeOf } from './places'
import { translation, translationRow } from './schemas'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

/** `segments`: the English that is missing; `changed`: other Dutch for the first of them. */
type Document = {
  id: string
  title: string | null
  segments: { id: string; text: string }[]
  changed: object
}

const links = (label: string): NonNullable<Navigation['items']> => [
  {
    id: 'item-1',
    link: { type: 'url', url: '/werk', label },
    children: [{ id: 'child-1', link: { type: 'url', url: '/werk/alles', label: 'Alles' } }],
  },
]

const KINDS: [TranslatedCollection, () => Promise<Document>][] = [
  [
    'navigation',
    async () => {
      const { id } = await onlyOf(payload, company, 'navigation', { items: links('Werk') })
      const segments = [
        { id: 'items.item-1.link.label', text: 'Work' },
        { id: 'items.item-1.children.child-1.link.label', text: 'All of it' },
      ]
      return { id, title: null, segments, changed: { items: links('Ons werk') } }
    },
  ],
  [
    'footer',
    async () => {
      const { id } = await onlyOf(payload, company, 'footer', { smallPrint: 'Kleine letters' })
      const segments = [{ id: 'smallPrint', text: 'Small print' }]
      return { id, title: null, segments, changed: { smallPrint: 'Kleinere letters' } }
    },
  ],
  [
    'forms',
    async () => {
      const { id, title } = await createForm(payload, company)
      const { fields } = (await stored('forms', id, 'nl')) as unknown as Form
      const [first, ...others] = fields
      const explained = (description: string) => ({ fields: [{ ...first, description }, ...others] })
      await change('forms', id, 'nl', explained('Zoals in uw paspoort.'))
      const segments = [{ id: `fields.${first?.id}.description`, text: 'As in your passport.' }]
      return { id, title, segments, changed: explained('Zoals u heet.') }
    },
  ],
  [
    'media',
    async () => {
      const { id, filename } = await createImage(payload, company, { alt: 'Een vlak' })
      const segments = [{ id: 'alt', text: 'A square' }]
      return { id, title: filename ?? null, segments, changed: { alt: 'Een oranje vlak' } }
    },
  ],
  [
    'categories',
    async () => {
      const { id, name } = await createCategory(payload, company)
      return { id, title: name, segments: [{ id: 'name', text: 'Subject' }], changed: { name: 'Thema' } }
    },
  ],
  [
    'templates',
    async () => {
      const { id, name } = await createTemplate(payload, company, await createPage(payload, company))
      const [hero, ...others] = (await stored('templates', id, 'nl')).blocks ?? []
      const withIntro = (intro: string) => ({ blocks: [{ ...hero, intro }, ...others] })
      await change('templates', id, 'nl', withIntro('Kort'))
      const segments = [{ id: `blocks.${hero?.id}.intro`, text: 'Short' }]
      return { id, title: name, segments, changed: withIntro('Korter') }
    },
  ],
]

const hasDrafts = (collection: CollectionSlug) => DRAFTED.some((slug) => slug === collection)

const change = (collection: CollectionSlug, id: string, locale: Locale, data: object) =>
  payload.update({
    // Their data differ, which the type of a variable slug does not know.
    ...{ collection: collection as 'templates', id, locale, depth: 0, draft: hasDrafts(collection) },
    ...{ data, overrideAccess: true },
  })

const stored = (collection: CollectionSlug, id: string, locale: Locale) =>
  payload.findByID({
    ...{ collection: collection as 'templates', id, locale, depth: 0, draft: hasDrafts(collection) },
    overrideAccess: true,
  })

const ask = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(`/api/admin${path}`, { token, tenant: company.tenant.slug, ...options })

async function listed(collection: TranslatedCollection, state: string) {
  const response = await ask(`/translations?to=en&collection=${collection}&state=${state}`)
  return (await bodyAs(response, listOf(translationRow))).data
}

describe.each(KINDS)('the English texts of %s', (collection, create) => {
  it('are missing, then translated beside the Dutch, then outdated one by one', async () => {
    const { id, title, segments, changed } = await create()
    const path = `${placeOf(collection).path}/${id}/translations/en`
    const statesOf = async () => {
      const { fields } = (await bodyAs(await ask(path), dataOf(translation))).data
      return segments.map((segment) => fields.find((field) => field.path === segment.id)?.state)
    }
    expect(await statesOf()).toEqual(segments.map(() => 'missing'))
    expect(await listed(collection, 'missing')).toContainEqual(expect.objectContaining({ id, title }))

    const { updatedAt: _before, ...dutch } = await stored(collection, id, 'nl')
    const response = await ask(path, { method: 'PUT', body: { segments } })
    expect(response.status, await response.clone().text()).toBe(200)
    expect(await statesOf()).toEqual(segments.map(() => 'current'))
    const english = JSON.stringify(await stored(collection, id, 'en'))
    for (const { text } of segments) expect(english).toContain(text)
    const { updatedAt: _now, ...same } = await stored(collection, id, 'nl')
    expect(same).toEqual(dutch)

    await change(collection, id, 'nl', changed)
    expect(await statesOf()).toEqual(segments.map((_, index) => (index === 0 ? 'outdated' : 'current')))
    expect(await listed(collection, 'outdated')).toContainEqual(
      expect.objectContaining({ collection, id, outdated: 1 }),
    )
  })
})
