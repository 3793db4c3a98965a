import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page, Template } from '@/payload-types'
import { writeSource } from '@/src/features/templates/rules/copied-from'
import type { Locale } from '@/src/lib/constants'
import { rowIds, withNewIds } from '@/src/lib/row-ids'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
let target: Page
let part: Template

type Blocks = NonNullable<Page['blocks']>

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  target = await createPage(payload, company, { title: 'Doel' })
  part = await createTemplate(payload, company, target, { name: 'Aanhef', kind: 'part' })
})

const scene = { draft: true, depth: 0 } as const
const read = (id: string, locale: Locale): Promise<Page> =>
  payload.findByID({ collection: 'pages', id, locale, overrideAccess: true, ...scene })

/** What the form sends: the blocks of a template in one language, with new ids and where they are from. */
async function formRows(template: Template, locale: Locale): Promise<Blocks> {
  const { id, blocks } = await payload.findByID({
    ...{ collection: 'templates', id: template.id, locale, overrideAccess: true, ...scene },
  })
  const ids = Object.fromEntries(rowIds(blocks).map((row) => [row, crypto.randomUUID()]))
  const rows = withNewIds(blocks, ids) as Blocks
  return rows.map((row) => ({ ...row, copiedFrom: writeSource({ template: id, ids }) }))
}
const save = (person: Person, id: string, locale: Locale, blocks: Blocks) =>
  payload.update({
    ...{ collection: 'pages', id, locale, data: { blocks }, user: person, overrideAccess: false, ...scene },
  })

describe('a block that a form added from a part', () => {
  it('has the texts of the other language too, in its rows as well', async () => {
    const { id, blocks } = await createPage(payload, company, { status: 'draft' })
    const added = await formRows(part, 'nl')
    await save(company.editor, id, 'nl', [...(blocks ?? []), ...added.toReversed()])
    const [nl, en] = [await read(id, 'nl'), await read(id, 'en')]
    expect(nl.blocks?.slice(-2)).toMatchObject([
      { blockType: 'richText' },
      { heading: 'Kop', actions: [{ link: { label: 'Verder', page: target.id } }] },
    ])
    expect(en.blocks?.slice(-2)).toMatchObject([
      { id: added[1]?.id, blockType: 'richText' },
      { id: added[0]?.id, heading: 'Heading', actions: [{ link: { label: 'Go on' } }] },
    ])
    expect(JSON.stringify(en.blocks)).toContain('A paragraph.')
    expect(JSON.stringify(await read(id, 'nl'))).not.toContain('copiedFrom":"')
  })

  it('keeps what was written since: only a new block is filled', async () => {
    const { id } = await createPage(payload, company, { status: 'draft', blocks: [] })
    const added = await formRows(part, 'en')
    await save(company.editor, id, 'en', added)
    const [hero, text] = (await read(id, 'nl')).blocks ?? []
    await save(company.editor, id, 'nl', [{ ...hero, heading: 'Anders' }, text] as Blocks)
    await save(company.editor, id, 'en', added)
    expect(await read(id, 'nl')).toMatchObject({ blocks: [{ heading: 'Anders' }, {}] })
    expect(await read(id, 'en')).toMatchObject({ blocks: [{ heading: 'Heading' }, {}] })
  })

  it('takes nothing of another tenant, whoever saves it, nor of what is no source', async () => {
    const theirs = await createPage(payload, other, { status: 'draft', blocks: [] })
    const both = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const tenants = [company.tenant, other.tenant].map(({ id }) => ({ tenant: id, role: 'editor' as const }))
    await payload.update({ collection: 'users', id: both.id, data: { tenants }, overrideAccess: true })
    const [, text] = await formRows(part, 'nl')
    for (const person of [other.admin, { ...both, tenants }]) {
      await save(person as Person, theirs.id, 'nl', [text] as Blocks)
      expect(JSON.stringify((await read(theirs.id, 'en')).blocks)).not.toContain('A paragraph.')
      await save(person as Person, theirs.id, 'nl', [])
    }
    await save(other.admin, theirs.id, 'nl', [{ ...text, copiedFrom: '{"template":1}' }] as Blocks)
    expect(JSON.stringify((await read(theirs.id, 'en')).blocks)).not.toContain('A paragraph.')
  })

  it('is rejected from an account that may not write the page', async () => {
    const { id } = await createPage(payload, company, { status: 'draft', blocks: [] })
    const added = await formRows(part, 'nl')
    await expect(save(company.viewer, id, 'nl', added)).rejects.toMatchObject({ status: 403 })
    await expect(save(other.admin, id, 'nl', added)).rejects.toThrow()
    expect((await read(id, 'nl')).blocks).toEqual([])
  })
})
