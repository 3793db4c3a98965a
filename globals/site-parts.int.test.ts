import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Footer } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true, depth: 0 } as const
const PARTS = ['navigation', 'footer'] as const
type Part = (typeof PARTS)[number]

const link = (label: string) => ({ type: 'url' as const, url: '#hier', label, newTab: false })
const CONTENT: Record<Part, (labels: readonly string[], ids: readonly string[]) => object> = {
  navigation: (labels, ids) => ({
    items: labels.map((label, index) => ({ id: ids[index], link: link(label) })),
  }),
  footer: (labels, ids) => ({
    columns: labels.map((heading, index) => ({ id: ids[index], heading })),
  }),
}

/** A part of a new tenant: `save` stores a draft in one language, `publish` publishes. Rows are known by their order. */
async function newPart(part: Part) {
  const own = await createCompany(payload)
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID())
  const data = { tenant: own.tenant.id, _status: 'draft' as const }
  const { id } = await payload.create({ collection: part as 'footer', draft: true, data, ...scene })
  const write = (locale: Locale, labels: readonly string[], isPublished: boolean) =>
    payload.update({
      ...{ collection: part as 'footer', id, locale, draft: !isPublished, ...scene },
      data: {
        ...(CONTENT[part](labels, ids) as Partial<Footer>),
        _status: isPublished ? 'published' : 'draft',
      },
    })
  return {
    own,
    id,
    save: (locale: Locale, ...labels: string[]) => write(locale, labels, false),
    publish: (locale: Locale, ...labels: string[]) => write(locale, labels, true),
    seen: (locale: Locale) => seenBy(own, part, locale),
  }
}

type Layout = {
  data: { navigation: { items: { label: string }[] }; footer: { columns: { heading: string }[] } }
}

/** What the public API answers, which reads as the site does. */
async function seenBy({ domain }: Company, part: Part, locale: Locale): Promise<string[]> {
  const response = await call(`/api/pages/layout?locale=${locale}`, { host: domain.hostname })
  const { data } = (await response.json()) as Layout
  return part === 'footer'
    ? data.footer.columns.map(({ heading }) => heading)
    : data.navigation.items.map(({ label }) => label)
}

describe.each(PARTS)('the %s', (part) => {
  it('is nothing that visitors see before its first publication', async () => {
    const { save, seen } = await newPart(part)
    await save('nl', 'Werk')
    expect(await seen('nl')).toEqual([])
  })

  it('shows no draft', async () => {
    const { save, publish, seen } = await newPart(part)
    await publish('nl', 'Werk')
    await save('nl', 'Anders', 'Nieuw')
    expect(await seen('nl')).toEqual(['Werk'])
  })

  it('is published in one language at a time', async () => {
    const { save, publish, seen } = await newPart(part)
    await publish('nl', 'Werk')
    await publish('en', 'Work')
    await save('nl', 'Zaken')
    await save('en', 'Cases')
    await publish('nl', 'Zaken')
    expect([await seen('nl'), await seen('en')]).toEqual([['Zaken'], ['Work']])
  })

  it('shows no language that was never published', async () => {
    const { save, publish, seen } = await newPart(part)
    await save('en', 'Work')
    await publish('nl', 'Werk')
    expect([await seen('nl'), await seen('en')]).toEqual([['Werk'], []])
  })

  it('stays online: taking it offline is rejected, in one language and in all', async () => {
    const { own, id, publish, seen } = await newPart(part)
    await publish('nl', 'Werk')
    for (const path of [
      `${part}/${id}?locale=nl`,
      `${part}/${id}?locale=nl&unpublishAllLocales=true`,
      `${part}?where[id][equals]=${id}&locale=nl`,
    ]) {
      const answer = await restRequest(payload, own.admin, 'PATCH', path, { body: { _status: 'draft' } })
      expect(answer.text, path).toMatch(/kan niet offline|cannot be taken offline/)
    }
    expect(await seen('nl')).toEqual(['Werk'])
  })

  it('can be saved as a draft in a language that is not online', async () => {
    const { own, id, publish } = await newPart(part)
    await publish('nl', 'Werk')
    const options = { body: { _status: 'draft' } }
    const { status, text } = await restRequest(
      ...([payload, own.editor, 'PATCH', `${part}/${id}?locale=en`, options] as const),
    )
    expect(status, text).toBe(200)
  })

  it('is published by nobody who may not write it', async () => {
    const { own, id, save, publish, seen } = await newPart(part)
    await publish('nl', 'Werk')
    await save('nl', 'Anders')
    for (const person of [own.viewer, company.admin, null]) {
      const path = `${part}/${id}?locale=nl`
      const { status } = await restRequest(payload, person, 'PATCH', path, { body: { _status: 'published' } })
      expect(status).toBe(403)
    }
    expect(await seen('nl')).toEqual(['Werk'])
  })
})

it('a page that only the draft of a navigation links to is in use', async () => {
  const page = await createPage(payload, company)
  const item = { link: { type: 'page' as const, page: page.id, label: 'Daar', newTab: false } }
  const data = { tenant: company.tenant.id, items: [item], _status: 'draft' as const }
  await payload.create({ collection: 'navigation', locale: 'nl', draft: true, data, ...scene })
  await expect(payload.delete({ collection: 'pages', id: page.id, ...scene })).rejects.toThrow()
})
