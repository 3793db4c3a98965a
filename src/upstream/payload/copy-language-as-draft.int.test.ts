import { copyDataFromLocaleHandler } from '@payloadcms/ui/utilities/copyDataFromLocale'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { copyLanguage } from './copy-language-as-draft'
import { LOCKS } from './document-locks/keep-lock'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true, depth: 0 } as const

/** Published in Dutch, with a block, and in English without any text of its own but the title. */
async function createTranslated(): Promise<Page> {
  const blocks = [{ blockType: 'richText', heading: 'Kop', content: paragraph('Tekst') }] as never
  const page = await createPage(payload, company, { title: 'Over ons' })
  const data = { title: 'About us', _status: 'published' } as const
  await payload.update({ collection: 'pages', id: page.id, locale: 'en', data, ...scene })
  await payload.update({
    ...{ collection: 'pages', id: page.id, locale: 'nl', ...scene },
    data: { blocks, _status: 'published' },
  })
  return page
}

async function copy(copyWith: typeof copyLanguage, person: Person, id: string, overrideData: boolean) {
  const req = await createLocalReq({ user: person, locale: 'nl' }, payload)
  const languages = { fromLocale: 'nl', toLocale: 'en' } as const
  const asked = { collectionSlug: 'pages', docID: id, overrideData, req, ...languages }
  // What it gets besides, of the page that calls it, it does not use.
  return copyWith(asked as Parameters<typeof copyWith>[0])
}
const shown = async (id: string, locale: Locale, draft: boolean) => {
  const page = await payload.findByID({ collection: 'pages', id, locale, draft, ...scene })
  return [page.title, page._status, page.blocks?.map((block) => 'heading' in block && block.heading)]
}

describe.each([
  ['filling what is empty', false, 'About us'],
  ['replacing all texts', true, 'Over ons'],
] as const)('copying a language, %s', (_name, overrideData, title) => {
  it('keeps every block, changes the draft only, and leaves the source as it was', async () => {
    const { id } = await createTranslated()
    const [dutch, english] = [await shown(id, 'nl', true), await shown(id, 'en', false)]
    await copy(copyLanguage, company.editor, id, overrideData)
    expect(await shown(id, 'en', true)).toEqual([title, 'draft', ['Kop']])
    expect(await shown(id, 'en', false)).toEqual(english)
    for (const draft of [true, false]) expect(await shown(id, 'nl', draft)).toEqual(dutch)
  })

  it('is denied to viewers and other tenants, and while somebody else edits the document', async () => {
    const { id } = await createTranslated()
    const other = await createCompany(payload)
    for (const person of [company.viewer, other.editor])
      await expect(copy(copyLanguage, person, id, overrideData)).rejects.toThrow(
        /niet uitvoeren|Error fetching/,
      )
    const document = { relationTo: 'pages', value: id }
    const user = { relationTo: 'users', value: company.admin.id }
    await payload.db.create({ collection: LOCKS, data: { document, user } })
    await expect(copy(copyLanguage, company.editor, id, overrideData)).rejects.toMatchObject({ status: 423 })
    expect(await shown(id, 'en', true)).toEqual(['About us', 'published', [null]])
  })
})

it('Payload publishes what it copies to a language', async () => {
  const { id } = await createTranslated()
  await copy(copyDataFromLocaleHandler, company.editor, id, true)
  expect(await shown(id, 'en', false)).toEqual(['Over ons', 'published', ['Kop']])
})
