import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { openPreview } from '@/src/features/previews'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { brandOfDomain } from '@/src/testing/brands'
import { createForm } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { followPreviewLink, previewFor } from '@/src/testing/previews'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { readBrandPages } from './brand-pages'
import { readSitePreview } from './preview'
import { loadSite } from './site'

let payload: Payload
let company: Company
let other: Company
let brand: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  for (const [path, title] of [
    ['/', 'Welkom'],
    ['/werk', 'Werk'],
  ] as const)
    await createPageUrl(payload, company, await createPage(payload, company, { title }), path, 'nl')
  const { id } = await brandOfDomain(payload, company.domain)
  brand = id
  const data = { themePrimaryColor: '#1d4ed8' }
  await payload.update({ collection: 'brands', id, data, draft: true, overrideAccess: true })
})

type Shown = { form?: Record<string, unknown> | null; at?: string | null }

async function read({ form = null, at = null }: Shown = {}) {
  const url = await previewFor(payload, company.admin, { collection: 'brands', id: brand })
  const opened = await openPreview(payload, tokenIn(url.search), url.hostname)
  return opened?.account && readSitePreview(url.hostname, opened.document, opened.account, { form, at })
}

describe('the preview of a brand', () => {
  it('is the home page of its domain in the draft, while visitors see what is published', async () => {
    const shown = await read()
    expect(shown?.site.domain).toMatchObject({ id: company.domain.id, themePrimaryColor: '#1d4ed8' })
    expect(shown?.resolved.content).toMatchObject({ page: { title: 'Welkom' } })
    expect((await loadSite(company.domain.hostname, 'nl'))?.domain.themePrimaryColor).toBe('#ff4b00')
  })

  it('is that of another page where one is chosen, and of the home page where there is none', async () => {
    expect((await read({ at: '/werk' }))?.resolved.content).toMatchObject({ page: { title: 'Werk' } })
    expect((await read({ at: '/nergens' }))?.resolved.content).toMatchObject({ page: { title: 'Welkom' } })
  })

  it('shows the form as it is, with its images, and stores nothing', async () => {
    const { id: logoMedia } = await createImage(payload, company)
    const shown = await read({ form: { themePrimaryColor: '#0f766e', logoMedia } })
    expect(shown?.site.domain).toMatchObject({ themePrimaryColor: '#0f766e', logoMedia: { id: logoMedia } })
    expect((await read())?.site.domain.themePrimaryColor).toBe('#1d4ed8')
  })

  it('shows no image of another tenant, nor the look on another domain', async () => {
    const { id: logoMedia } = await createImage(payload, other)
    expect(await read({ form: { logoMedia } })).toBeNull()
    const second = await createDomain(payload, company.tenant)
    expect(await read({ form: { domain: second.id } })).toBeNull()
  })

  it('is for nobody of another tenant', async () => {
    const asked = { collection: 'brands', id: brand } as const
    const { status } = await followPreviewLink(payload, await tokenOf(payload, other.admin), asked)
    expect(status).toBe(404)
  })
})

describe('the pages that a brand is shown on', () => {
  it('are three that differ: home, an article or another page, and one with a form', async () => {
    const site = await loadSite(company.domain.hostname, 'nl')
    if (!site) throw new Error('no site')
    expect(await readBrandPages(site, 'nl')).toMatchObject({ home: '/', article: '/werk', form: null })
    const { id } = await createForm(payload, company)
    const blocks = [{ blockType: 'form', heading: 'Contact', form: id }] as never
    const form = await createPage(payload, company, { title: 'Contact', blocks })
    await createPageUrl(payload, company, form, '/contact', 'nl')
    const pages = await readBrandPages(site, 'nl')
    expect(pages).toMatchObject({ home: '/', article: '/werk', form: '/contact' })
    expect(pages.all.map(({ path }) => path)).toEqual(['/', '/contact', '/werk'])
  })
})
