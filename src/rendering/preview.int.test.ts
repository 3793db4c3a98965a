import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { openPreview } from '@/src/features/previews'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
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
  return opened?.account ? readSitePreview(url.hostname, opened.claims, opened.account) : null
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
