import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { auditOf } from '@/src/testing/audit'
import { createImage, pngFile } from '@/src/testing/images'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const read = (id: string, locale: Locale): Promise<Media> =>
  payload.findByID({ collection: 'media', id, locale, depth: 0, overrideAccess: true })

const altsOf = async (id: string) => [(await read(id, 'nl')).alt ?? null, (await read(id, 'en')).alt ?? null]

const change = (
  id: string,
  data: Partial<Media>,
  { locale, user }: { locale?: Locale; user?: Person } = {},
) =>
  payload.update({
    ...{ collection: 'media', id, data, locale: locale ?? 'nl', depth: 0 },
    ...{ user: user ?? company.editor, overrideAccess: false },
  } as const)

describe('the alt texts of the other languages', () => {
  it('are stored by the save that creates the image, and come back with it', async () => {
    const made = await payload.create({
      collection: 'media',
      locale: 'nl',
      data: { alt: 'Een vlak', altTexts: { en: 'A plane' }, tenant: company.tenant.id },
      file: await pngFile(20),
      depth: 0,
      user: company.editor,
      overrideAccess: false,
    })
    expect(made).toMatchObject({ alt: 'Een vlak', altTexts: { nl: 'Een vlak', en: 'A plane' } })
    expect(await altsOf(made.id)).toEqual(['Een vlak', 'A plane'])
    const asViewer = { locale: 'en', user: company.viewer, overrideAccess: false } as const
    const shown = await payload.findByID({ collection: 'media', id: made.id, depth: 0, ...asViewer })
    expect(shown.altTexts).toEqual({ nl: 'Een vlak', en: 'A plane' })
    expect(await read(made.id, 'en')).not.toHaveProperty('altTexts')
  })

  it('are changed in one save with the own text, from either language', async () => {
    const { id } = await createImage(payload, company, { alt: 'Een vlak' })
    const saved = await change(id, { alt: 'A plane', altTexts: { nl: 'Een oranje vlak' } }, { locale: 'en' })
    expect(saved.altTexts).toEqual({ nl: 'Een oranje vlak', en: 'A plane' })
    expect(await altsOf(id)).toEqual(['Een oranje vlak', 'A plane'])
  })

  it('do not replace the text of the language of the save', async () => {
    const { id } = await createImage(payload, company, { alt: 'Een vlak' })
    await change(id, { alt: 'Een rood vlak', altTexts: { nl: 'Een vlak', en: 'A plane' } })
    expect(await altsOf(id)).toEqual(['Een rood vlak', 'A plane'])
  })

  it('stay as they are where they are not sent, and are emptied by an empty text', async () => {
    const { id } = await createImage(payload, company, { alt: 'Een vlak', altTexts: { en: 'A plane' } })
    await change(id, { credit: 'Noor' })
    expect(await altsOf(id)).toEqual(['Een vlak', 'A plane'])
    await change(id, { altTexts: { en: '' } })
    expect(await altsOf(id)).toEqual(['Een vlak', ''])
  })

  it.each([{ altTexts: { de: 'Eine Fläche' } }, { altTexts: { en: 7 } }, { altTexts: ['A plane'] }])(
    'are rejected when they are no texts by language: %o',
    async (data) => {
      const { id } = await createImage(payload, company, { alt: 'Een vlak' })
      await expect(change(id, data as Partial<Media>)).rejects.toMatchObject({
        status: 400,
        data: { errors: [{ path: 'altTexts' }] },
      })
      expect(await altsOf(id)).toEqual(['Een vlak', null])
    },
  )

  it('are in the audit log where they changed, and only there', async () => {
    const { id } = await createImage(payload, company, { alt: 'Een vlak', altTexts: { en: 'A plane' } })
    await change(id, { altTexts: { nl: 'Een vlak', en: 'An orange plane' } })
    await change(id, { alt: 'Een rood vlak', altTexts: { en: 'An orange plane' } })
    await change(id, { altTexts: { nl: 'Een rood vlak', en: 'An orange plane' } })
    const changes = (await auditOf(payload, id)).flatMap((entry) => entry.changes ?? [])
    expect(changes).toEqual([
      { path: ['altTexts', 'en'], kind: 'changed', before: 'A plane', after: 'An orange plane' },
      { path: ['alt'], kind: 'changed', before: 'Een vlak', after: 'Een rood vlak' },
    ])
  })

  it('are not written by who may not write the image, in this tenant or another', async () => {
    const { id } = await createImage(payload, company, { alt: 'Een vlak' })
    for (const user of [company.viewer, other.editor])
      await expect(change(id, { altTexts: { en: 'Mine' } }, { user })).rejects.toMatchObject({ status: 403 })
    expect(await altsOf(id)).toEqual(['Een vlak', null])
  })
})
