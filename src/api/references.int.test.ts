import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createImage } from '@/src/testing/images'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { problem } from './core/schemas'

let payload: Payload
let company: Company
let editor: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
})

const errorsOf = async (path: string, body: object) => {
  const response = await call(path, { body, token: editor })
  expect(response.status).toBe(422)
  return (await bodyAs(response, problem)).errors
}
const noImage = (id: string) => `This tenant has no image with id ${id}. Choose a document of this tenant.`

describe('a reference to a missing document', () => {
  it('is reported with its path in every list, and with its collection', async () => {
    const own = await createImage(payload, company)
    const page = await createPage(payload, company)
    const [nobodys, first] = [randomUUID(), randomUUID()]
    const blocks = [
      { blockType: 'richText', content: paragraph('Tekst') },
      { blockType: 'mediaText', image: nobodys },
      { blockType: 'gallery', items: [{ image: own.id }, { image: page.id }] },
    ]
    expect(await errorsOf('/api/admin/pages', { title: 'Plaatjes', blocks, seo: { image: first } })).toEqual(
      expect.arrayContaining([
        { path: 'blocks.1.image', message: noImage(nobodys) },
        { path: 'blocks.2.items.1.image', message: noImage(page.id) },
        { path: 'seo.image', message: noImage(first) },
      ]),
    )
  })

  it('is reported in the same words when the document is another tenant’s', async () => {
    const other = await createCompany(payload)
    const theirs = await createImage(payload, other)
    expect(await errorsOf('/api/admin/authors', { name: 'Redactie', photo: theirs.id })).toEqual([
      { path: 'photo', message: noImage(theirs.id) },
    ])
  })

  it('is rejected in rich text when the collection cannot be linked to, also in drafts', async () => {
    const linkTo = (relationTo: string, value: string) => {
      const text = { type: 'text', text: 'hier', version: 1 }
      const fields = { linkType: 'internal', doc: { relationTo, value }, newTab: false }
      const link = { type: 'link', version: 3, fields, children: [text] }
      const content = paragraph('')
      return { root: { ...content.root, children: [{ type: 'paragraph', version: 1, children: [link] }] } }
    }
    const page = await createPage(payload, company)
    const before = await payload.count({ collection: 'pages', overrideAccess: true })
    for (const [relationTo, value] of [
      ['users', company.admin.id],
      ['tenants', company.tenant.id],
      ['locales', 'x'],
      ['nonsense', page.id],
    ] as const) {
      const blocks = [{ blockType: 'richText', content: linkTo(relationTo, value) }]
      const errors = await errorsOf('/api/admin/pages', { title: 'Verwijzing', status: 'draft', blocks })
      expect(errors, relationTo).toMatchObject([{ path: expect.stringMatching(/^blocks\.0\.content/) }])
    }
    expect(await payload.count({ collection: 'pages', overrideAccess: true })).toEqual(before)
    const blocks = [{ blockType: 'richText', content: linkTo('pages', page.id) }]
    const kept = await call('/api/admin/pages', { body: { title: 'Verwijzing', blocks }, token: editor })
    expect(kept.status).toBe(201)
  })
})
