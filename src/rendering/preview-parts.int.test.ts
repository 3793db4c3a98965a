import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { openPreview } from '@/src/features/previews'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { payloadInstance } from '@/src/platform/payload'
import { onlyOf } from '@/src/testing/navigation'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { followPreviewLink, previewFor } from '@/src/testing/previews'
import { tokenOf } from '@/src/testing/api'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { buildShell } from './build-shell'
import { type Form, readSitePreview } from './preview'

let payload: Payload
let company: Company
let other: Company
let navigation: string
let home: string

const scene = { overrideAccess: true } as const
const item = (label: string) => ({ link: { type: 'url' as const, url: '#hier', label, newTab: false } })

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  const page = await createPage(payload, company, { title: 'Welkom' })
  await createPageUrl(payload, company, page, '/')
  home = page.id
  navigation = (await onlyOf(payload, company, 'navigation', { items: [item('Online')] })).id
  const data = { items: [item('Concept')], _status: 'draft' as const }
  await payload.update({
    collection: 'navigation',
    id: navigation,
    locale: 'nl',
    draft: true,
    data,
    ...scene,
  })
})

async function read(url: URL, form: Form | null = null) {
  const opened = await openPreview(payload, tokenIn(url.search), url.hostname)
  return opened?.account
    ? readSitePreview(url.hostname, opened.document, opened.account, { form, at: null })
    : null
}

type Shown = NonNullable<Awaited<ReturnType<typeof read>>>

/** The links in the header that a preview shows. */
const labels = (shown: Shown | null) =>
  shown && buildShell(shown.site, shown.siteShell, null, 'nl').navigation.map(({ label }) => label)

const previewOf = (person: Person, collection: 'navigation' | 'footer', id: string) =>
  previewFor(payload, person, { collection, id })

describe('the preview of a navigation', () => {
  it('is the home page of its site with the draft, for everybody who may read it', async () => {
    const shown = await read(await previewOf(company.viewer, 'navigation', navigation))
    expect(labels(shown)).toEqual(['Concept'])
    expect(shown).toMatchObject({
      isEdited: false,
      resolved: { kind: 'page', content: { page: { title: 'Welkom', showTopBar: true } } },
    })
  })

  it('shows the form as it is typed, and stores nothing', async () => {
    const url = await previewOf(company.editor, 'navigation', navigation)
    expect(labels(await read(url, { items: [item('Getypt'), item('Nieuw')] }))).toEqual(['Getypt', 'Nieuw'])
    expect(labels(await read(url))).toEqual(['Concept'])
  })

  it('shows no link to a page of another tenant', async () => {
    const foreign = await createPage(payload, other, { title: 'Van een ander' })
    const url = await previewOf(company.editor, 'navigation', navigation)
    const link = { type: 'page', page: foreign.id, label: 'Daar', newTab: false }
    expect(await read(url, { items: [{ link }] })).toBeNull()
  })

  it('is for nobody of another tenant', async () => {
    const asked = { collection: 'navigation', id: navigation } as const
    const { status } = await followPreviewLink(payload, await tokenOf(payload, other.admin), asked)
    expect(status).toBe(404)
  })

  it('is not in the preview of a page, which is shared with others', async () => {
    expect(labels(await read(await previewFor(payload, company.editor, { id: home })))).toEqual(['Online'])
  })
})

describe('the preview of a footer', () => {
  it('is shown on an empty page while there is no home page', async () => {
    const { id } = await onlyOf(payload, other, 'footer', { statement: 'Online' })
    const data = { statement: 'Concept', _status: 'draft' as const }
    await payload.update({ collection: 'footer', id, locale: 'nl', draft: true, data, ...scene })
    const shown = await read(await previewOf(other.editor, 'footer', id))
    expect(shown?.siteShell.footer?.statement).toBe('Concept')
    expect(shown?.resolved.content).toMatchObject({ page: { blocks: [], showFooter: true } })
  })
})
