import { randomUUID } from 'node:crypto'
import { initI18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { isDeniedNewDocument } from './denied-new-document'
import { isStoredOnOpening, requestedNewDocument } from './new-document'
import { otherTitle } from './other-title'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

describe('the form of a new document', () => {
  it('asks for a title first in every collection where opening it would store one', () => {
    const asking = payload.config.collections.filter(isStoredOnOpening)
    expect(asking.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['pages', 'posts', 'templates']))
    for (const { admin } of asking)
      expect(admin.components?.views).toMatchObject({ newDocument: { path: '/create', exact: true } })
  })

  it('does so in a drawer too, and leaves all other documents to Payload', () => {
    const requested = (name: string, args: Record<string, unknown>) =>
      requestedNewDocument({ name, args }, payload.config)
    expect(requested('render-document', { collectionSlug: 'pages' })).toBe('pages')
    for (const collectionSlug of ['authors', 'nothing', undefined])
      expect(requested('render-document', { collectionSlug })).toBeNull()
    expect(requested('render-document', { collectionSlug: 'pages', docID: randomUUID() })).toBeNull()
    expect(requested('form-state', { collectionSlug: 'pages' })).toBeNull()
  })
})

describe('the address of the form of a new document', () => {
  const isDenied = async (person: Person | null, ...segments: string[]) => {
    const headers = new Headers({ 'accept-language': 'en' })
    if (person) headers.set('authorization', `JWT ${await tokenOf(payload, person)}`)
    return isDeniedNewDocument(payload, headers, segments)
  }

  it.each(['audit-log', 'llm-usage-logs', 'payload-jobs', 'bookings', 'consent-records', 'locales'])(
    'is no screen for an admin in %s, where nobody may create one',
    async (slug) => {
      expect(await isDenied(company.admin, 'collections', slug, 'create')).toBe(true)
    },
  )

  it('is one only for those who may create one', async () => {
    expect(await isDenied(company.editor, 'collections', 'pages', 'create')).toBe(false)
    expect(await isDenied(company.viewer, 'collections', 'pages', 'create')).toBe(true)
    expect(await isDenied(company.admin, 'collections', 'tenants', 'create')).toBe(true)
  })

  it('is no matter of other screens, nor of people who have to sign in', async () => {
    expect(await isDenied(company.viewer, 'collections', 'pages')).toBe(false)
    expect(await isDenied(company.viewer, 'collections', 'pages', randomUUID())).toBe(false)
    expect(await isDenied(company.viewer, 'account')).toBe(false)
    expect(await isDenied(null, 'collections', 'pages', 'create')).toBe(false)
  })
})

describe('a document without a title in the edited language', () => {
  const shown = async (collectionSlug: string, id: string) =>
    Promise.all(
      LOCALES.map(async (language) => {
        const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language })
        return otherTitle({ payload, i18n, collectionSlug, id })
      }),
    )

  it('has the title of another language, with its mark', async () => {
    const { id } = await createPage(payload, company, { title: 'About us', locale: 'en' })
    expect(await shown('pages', id)).toEqual(['About us (EN)', 'About us (EN)'])
  })

  it('is untitled when it has none, and has the name of its collection where nothing is a title', async () => {
    const data = { tenant: company.tenant.id } as never
    const { id } = await payload.create({ collection: 'pages', data, draft: true, overrideAccess: true })
    expect(await shown('pages', id)).toEqual(['Pagina zonder titel', 'Untitled page'])
    expect(await shown('templates', randomUUID())).toEqual(['Sjabloon zonder titel', 'Untitled template'])
    expect(await shown('navigation', randomUUID())).toEqual(['Navigatie', 'Navigation'])
  })
})
