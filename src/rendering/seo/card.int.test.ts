import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createBlog, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { cacheTags } from '@/src/cache/tags'
import { loadSite } from '../site'
import { readCardText } from './card'
import { cardTheme } from './card-theme'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

async function textAt(path: string, hostname = company.domain.hostname) {
  const site = await loadSite(hostname, 'nl')
  return site && readCardText(site, 'nl', path)
}

describe('the image for sharing', () => {
  it('has the title of a published page, and is tagged with it', async () => {
    const page = await createPage(payload, company, { title: 'Over ons' })
    await createPageUrl(payload, company, page, '/over-ons')
    const text = await textAt('/over-ons')
    expect(text?.title).toBe('Over ons')
    expect(text?.tags).toContain(cacheTags.page(page.id))
  })

  it('has the title of a post', async () => {
    await createBlog(payload, company)
    const post = await createPost(payload, company, { title: 'Waarom rijen' })
    expect((await textAt(`/blog/${post.slug}`))?.title).toBe('Waarom rijen')
  })

  it('has the title of a home page without a page URL', async () => {
    const home = await createPage(payload, company, { title: 'Thuis' })
    const domain = await createDomain(payload, company.tenant, { homePage: home.id })
    expect((await textAt('/', domain.hostname))?.title).toBe('Thuis')
  })

  it('is not found for a draft or a page of another site', async () => {
    const draft = await createPage(payload, company, { status: 'draft' })
    const path = `/${crypto.randomUUID()}`
    await createPageUrl(payload, company, draft, path)
    expect(await textAt(path)).toBeNull()
    const other = await createCompany(payload)
    expect(await textAt('/over-ons', other.domain.hostname)).toBeNull()
  })

  it('uses a self-hosted font, whatever font the domain configures', async () => {
    const domain = await createDomain(payload, company.tenant, {
      themeFontUrl: 'https://fonts.example.org/css?family=Elders',
    })
    const site = await loadSite(domain.hostname, 'nl')
    expect(site && cardTheme(site)).toMatchObject({ font: 'archivo', logo: null, picture: null })
  })
})
