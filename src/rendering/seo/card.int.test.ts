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
  it('says the title of a published page, and depends on it', async () => {
    const page = await createPage(payload, company, { title: 'Over ons' })
    await createPageUrl(payload, company, page, '/over-ons')
    const text = await textAt('/over-ons')
    expect(text?.title).toBe('Over ons')
    expect(text?.tags).toContain(cacheTags.page(page.id))
  })

  it('says the title of an article', async () => {
    await createBlog(payload, company)
    const post = await createPost(payload, company, { title: 'Waarom rijen' })
    expect((await textAt(`/blog/${post.slug}`))?.title).toBe('Waarom rijen')
  })

  it('says that of the home page which only the domain names', async () => {
    const home = await createPage(payload, company, { title: 'Thuis' })
    const domain = await createDomain(payload, company.tenant, { homePage: home.id })
    expect((await textAt('/', domain.hostname))?.title).toBe('Thuis')
  })

  it('is not made of a draft, nor of another site’s page', async () => {
    const draft = await createPage(payload, company, { status: 'draft' })
    const path = `/${crypto.randomUUID()}`
    await createPageUrl(payload, company, draft, path)
    expect(await textAt(path)).toBeNull()
    const other = await createCompany(payload)
    expect(await textAt('/over-ons', other.domain.hostname)).toBeNull()
  })

  it('is set in a served typeface, whatever font the domain names', async () => {
    const domain = await createDomain(payload, company.tenant, {
      themeFontUrl: 'https://fonts.example.org/css?family=Elders',
    })
    const site = await loadSite(domain.hostname, 'nl')
    expect(site && cardTheme(site)).toMatchObject({ font: 'archivo', logo: null, picture: null })
  })
})
