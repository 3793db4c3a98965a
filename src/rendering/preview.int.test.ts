import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { openPreview } from '@/src/features/previews'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { previewFor } from '@/src/testing/previews'
import { type Company, createCompany, createDomain, createPerson, type Person } from '@/src/testing/tenants'
import { readSitePreview, type SitePreview } from './preview'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const scene = { overrideAccess: true } as const

type Asked = Parameters<typeof previewFor>[2]

/** What the preview shows when its URL is requested. */
async function read(url: URL): Promise<SitePreview | null> {
  const opened = await openPreview(payload, tokenIn(url.search), url.hostname)
  return opened?.account ? readSitePreview(url.hostname, opened.document, opened.account) : null
}
const shownTo = async (person: Person, asked: Asked) => read(await previewFor(payload, person, asked))

const saveDraft = (id: string, data: Partial<Page>, locale: 'nl' | 'en' = 'nl') =>
  payload.update({ collection: 'pages', id, locale, draft: true, data, ...scene })

describe('the preview of a page', () => {
  it('shows its latest draft in one language, on its site', async () => {
    const { id } = await createPage(payload, company, { title: 'Gepubliceerd' })
    await saveDraft(id, { title: 'Concept' })
    await saveDraft(id, { title: 'Draft' }, 'en')
    const dutch = await shownTo(company.viewer, { id })
    expect(dutch).toMatchObject({
      site: { domain: { hostname: company.domain.hostname } },
      resolved: { kind: 'page', content: { page: { title: 'Concept', layout: 'main' } } },
    })
    const english = await shownTo(company.viewer, { id, locale: 'en' })
    expect(english?.resolved.content).toMatchObject({ page: { title: 'Draft' } })
  })

  it('shows no draft of another document', async () => {
    const linked = await createPage(payload, company, { title: 'Openbaar' })
    await createPageUrl(payload, company, linked, `/${linked.id}`)
    await saveDraft(linked.id, { title: 'Geheim' })
    const link = { type: 'page' as const, page: linked.id, label: 'Daar', newTab: false }
    const blocks = [{ blockType: 'callToAction', heading: 'Zie ook', link }] as Page['blocks']
    const { id } = await createPage(payload, company, { status: 'draft', blocks })
    const shown = JSON.stringify((await shownTo(company.editor, { id }))?.resolved)
    expect(shown).toContain(`"href":"/${linked.id}"`)
    expect(shown).not.toContain('Geheim')
  })

  it('is nothing once the person has lost the role', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    const person = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const url = await previewFor(payload, person, { id })
    expect(await read(url)).not.toBeNull()
    const data = { tenants: [{ tenant: other.tenant.id, role: 'admin' as const }] }
    await payload.update({ collection: 'users', id: person.id, data, ...scene })
    expect(await read(url)).toBeNull()
  })

  it('is nothing once the page is deleted', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    const url = await previewFor(payload, company.editor, { id })
    await payload.delete({ collection: 'pages', id, ...scene })
    expect(await read(url)).toBeNull()
  })

  it('is nothing on a hostname that has come to another tenant', async () => {
    const moved = await createCompany(payload)
    const { id } = await createPage(payload, moved, { status: 'draft' })
    const superAdmin = await createPerson(payload, { superAdmin: true })
    const url = await previewFor(payload, superAdmin, { id })
    await payload.delete({ collection: 'domains', id: moved.domain.id, ...scene })
    await createDomain(payload, other.tenant, { hostname: moved.domain.hostname })
    expect(await read(url)).toBeNull()
  })
})

describe('the preview of what is not saved yet', () => {
  const cta = (heading: string, more: object = {}) => ({
    ...{ blockType: 'callToAction', id: 'b1', heading, link: { type: 'url', url: '/', label: 'Daar' } },
    ...more,
  })

  async function showForm(url: URL, form: Record<string, unknown>) {
    const opened = await openPreview(payload, tokenIn(url.search), url.hostname)
    return opened?.account
      ? readSitePreview(url.hostname, opened.document, opened.account, { form, at: null })
      : null
  }

  it('shows the form to everybody who may read the draft, and stores nothing', async () => {
    const { id } = await createPage(payload, company, { title: 'Opgeslagen' })
    const url = await previewFor(payload, company.viewer, { id })
    const text = { blockType: 'richText', id: 'b2', content: paragraph('Alinea') }
    const shown = await showForm(url, { title: 'Getypt', blocks: [cta('Nieuw'), text] })
    // As a stored draft: without a value a text is null, and a rich text is not taken apart.
    const blocks = [
      { blockType: 'callToAction', heading: 'Nieuw', text: null },
      { blockType: 'richText', content: paragraph('Alinea') },
    ]
    expect(shown?.resolved.content).toMatchObject({ page: { title: 'Getypt', layout: 'main', blocks } })
    expect((await read(url))?.resolved.content).toMatchObject({ page: { title: 'Opgeslagen', blocks: [] } })
    const { totalDocs } = await payload.findVersions({
      ...{ collection: 'pages', where: { parent: { equals: id } }, ...scene },
    })
    expect(totalDocs).toBe(1)
  })

  it('takes nothing but values of the fields of the document', async () => {
    const { id } = await createPage(payload, company, { title: 'Opgeslagen' })
    const url = await previewFor(payload, company.editor, { id })
    const blocks = [
      cta('Klopt'),
      { blockType: 'none', id: 'x' },
      'tekst',
      { blockType: 'features', id: 'f', heading: 'Kort', items: 0 },
    ]
    const form = {
      id: crypto.randomUUID(),
      tenant: other.tenant.id,
      title: { nl: 'x' },
      layout: 'none',
      extra: 1,
      blocks,
    }
    const content = (await showForm(url, form))?.resolved.content
    expect(content).toMatchObject({ page: { id, title: null, layout: null } })
    expect(content).not.toHaveProperty('page.extra')
    const { page } = content as { page: Page }
    expect(page.blocks?.map(({ blockType }) => blockType)).toEqual(['callToAction', 'features'])
    expect(page.blocks?.[1]).toMatchObject({ items: [] })
  })

  it('shows nothing of another tenant', async () => {
    const foreign = await createPage(payload, other, { title: 'Van een ander' })
    const { id } = await createPage(payload, company)
    const url = await previewFor(payload, await createPerson(payload, { superAdmin: true }), { id })
    const linkTo = (page: string) => [
      cta('Zie', { link: { type: 'page', page, label: 'Daar', newTab: false } }),
    ]
    expect(await showForm(url, { blocks: linkTo(foreign.id) })).toBeNull()
    expect(await showForm(url, { blocks: linkTo(id) })).not.toBeNull()
  })

  it('is for nobody who may not read the document', async () => {
    const { id } = await createPage(payload, company)
    const person = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const url = await previewFor(payload, person, { id })
    const data = { tenants: [{ tenant: other.tenant.id, role: 'admin' as const }] }
    await payload.update({ collection: 'users', id: person.id, data, ...scene })
    expect(await showForm(url, { title: 'Getypt' })).toBeNull()
  })

  it('shows a post as it is typed', async () => {
    const post = await createPost(payload, company, { title: 'Concept', status: 'draft' })
    const url = await previewFor(payload, company.viewer, { collection: 'posts', id: post.id })
    const shown = await showForm(url, { title: 'Getypt' })
    expect(shown?.resolved.content).toMatchObject({ post: { title: 'Getypt', content: post.content } })
  })
})

describe('the preview of a post', () => {
  it('shows its draft, for its own tenant only', async () => {
    const post = await createPost(payload, company, { title: 'Concept', status: 'draft' })
    const url = await previewFor(payload, company.viewer, { collection: 'posts', id: post.id })
    expect(await read(url)).toMatchObject({
      resolved: { kind: 'post', content: { post: { title: 'Concept' } } },
    })
    const asked = { collection: 'posts', id: post.id } as const
    await expect(previewFor(payload, other.admin, asked)).rejects.toThrow('404')
  })
})
