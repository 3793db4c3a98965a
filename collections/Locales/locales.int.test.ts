import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

describe('locales', () => {
  it('have a row for nl and one for en, with language tag and name, and no other', async () => {
    const { docs } = await payload.find({ collection: 'locales', pagination: false, overrideAccess: true })
    expect(docs.map(({ code, languageTag, name }) => ({ code, languageTag, name }))).toHaveLength(
      LOCALES.length,
    )
    for (const code of LOCALES) {
      const { tag: languageTag, name } = LANGUAGES[code]
      expect(docs).toContainEqual(expect.objectContaining({ code, languageTag, name }))
    }
  })

  it('cannot be added, not even by a super admin', async () => {
    const user = await createPerson(payload, { superAdmin: true })
    const german = { code: 'de' as Locale, languageTag: 'de-DE', name: 'Deutsch' }
    await expect(
      payload.create({ collection: 'locales', data: german, user, overrideAccess: false }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      payload.create({ collection: 'locales', data: german, overrideAccess: true }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('reject a page URL in any other locale', async () => {
    const page = await createPage(payload, company)
    await expect(createPageUrl(payload, company, page, '/seite', 'de' as Locale)).rejects.toMatchObject({
      status: 400,
    })
  })
})
