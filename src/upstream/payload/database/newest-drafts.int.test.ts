import type { Where } from 'payload'
import { expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { withRowIds } from '@/src/lib/row-ids'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, paragraph } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

it('a filter for versions published in a locale is not changed', async () => {
  const payload = await payloadInstance()
  const { id } = await createPage(payload, await createCompany(payload), { locale: 'nl' })
  const publishedIn = (locale: Locale) =>
    payload.findVersions({
      collection: 'pages',
      where: {
        and: [{ parent: { equals: id } }, { [`version._status.${locale}`]: { equals: 'published' } }],
      },
      depth: 0,
      overrideAccess: true,
    })
  expect((await publishedIn('nl')).docs.length).toBeGreaterThan(0)
  expect((await publishedIn('en')).docs).toEqual([])
})

it('a filter for the draft of one document does not match other documents', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const [{ id }, other] = [
    await createPage(payload, company, { status: 'draft' }),
    await createPage(payload, company, { status: 'draft' }),
  ]
  const parent = { equals: id }
  const beside = { parent, 'version._status.nl': { equals: 'draft' } }
  const within: Where = { and: [{ parent }, { 'version._status.nl': { equals: 'draft' } }] }
  for (const where of [beside, within, { and: [beside] }]) {
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where,
      depth: 0,
      overrideAccess: true,
    })
    expect(docs.map((version) => version.parent)).toEqual([id])
  }
  const neither = { ...beside, and: [{ parent: { equals: other.id } }] }
  expect(
    (await payload.findVersions({ collection: 'pages', where: neither, depth: 0, overrideAccess: true }))
      .docs,
  ).toEqual([])
})

it('Payload misses rows that a draft in another locale has changed', async () => {
  const payload = await payloadInstance()
  const block = (text: string) =>
    ({ blockType: 'richText', heading: text, content: paragraph(text) }) as never
  const { id, blocks } = await createPage(payload, await createCompany(payload), { blocks: [block('Tekst')] })
  const page = { collection: 'pages', id, overrideAccess: true } as const
  const english = withRowIds([block('Text')], blocks) as NonNullable<typeof blocks>
  await payload.update({
    ...page,
    locale: 'en',
    data: { title: 'About', blocks: english, _status: 'published' },
  })
  await payload.update({ ...page, locale: 'nl', draft: true, data: { blocks: [] } })
  const read = () => payload.findByID({ ...page, locale: 'en', draft: true, depth: 0 })
  expect((await withPlainAdapter(payload, ['findVersions'], read)).blocks).toHaveLength(1)
  expect((await read()).blocks).toHaveLength(0)
})
