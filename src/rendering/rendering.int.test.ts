import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { cacheTags } from '@/src/cache/tags'
import { loadSiteShell } from './load-shell'
import { buildShell } from './build-shell'
import { loadPage } from './page'
import { pageMetadata } from './seo/metadata'
import { loadSite } from './site'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true } as const
const path = () => `/${crypto.randomUUID()}`

const publishEnglish = (page: Page, title: string) =>
  payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'en',
    data: { title, _status: 'published' },
    ...scene,
  })

/** A page that is published in Dutch, at its own path. */
async function createSitePage(options: Parameters<typeof createPage>[2] = {}) {
  const page = await createPage(payload, company, options)
  const nl = path()
  await createPageUrl(payload, company, page, nl)
  return { page, nl }
}

const textBlock = (text: string) => ({ blockType: 'richText', content: paragraph(text) }) as never

describe('loadSite', () => {
  it('returns the domain with its locales, default first', async () => {
    const site = await loadSite(company.domain.hostname, 'nl')
    expect(site).toMatchObject({ defaultLocale: 'nl', locales: ['nl', 'en'] })
    expect(site?.tags).toEqual(
      expect.arrayContaining([cacheTags.site(company.domain.id), cacheTags.tenant(company.tenant.id)]),
    )
  })

  it('uses English for a domain without a default locale', async () => {
    const domain = await createDomain(payload, company.tenant, { defaultCode: null, locales: ['nl'] })
    expect(await loadSite(domain.hostname, 'en')).toMatchObject({
      defaultLocale: 'en',
      locales: ['en', 'nl'],
    })
  })

  it('returns null for an unknown host', async () => {
    expect(await loadSite('nowhere.localhost', 'nl')).toBeNull()
  })
})

describe('loadPage', () => {
  it('returns a published page, and no draft', async () => {
    const shown = await createSitePage({ title: 'Zichtbaar' })
    const hidden = await createSitePage({ status: 'draft' })
    const { hostname } = company.domain
    expect((await loadPage(hostname, 'nl', shown.nl))?.page.title).toBe('Zichtbaar')
    expect(await loadPage(hostname, 'nl', hidden.nl)).toBeNull()
  })

  it('never falls back to the text of another locale', async () => {
    const { page } = await createSitePage()
    const en = path()
    await createPageUrl(payload, company, page, en, 'en')
    expect(await loadPage(company.domain.hostname, 'en', en)).toBeNull()
  })

  it('does not find a path of another site', async () => {
    const { nl } = await createSitePage()
    const other = await createCompany(payload)
    expect(await loadPage(other.domain.hostname, 'nl', nl)).toBeNull()
  })

  it('leaves out a block that has no text in the locale yet', async () => {
    const { page, nl } = await createSitePage()
    const en = path()
    await createPageUrl(payload, company, page, en, 'en')
    await publishEnglish(page, 'English')
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'nl',
      data: { _status: 'published', blocks: [textBlock('alleen Nederlands')] },
      ...scene,
    })
    const blocksAt = async (locale: Locale, at: string) =>
      (await loadPage(company.domain.hostname, locale, at))?.page.blocks
    expect(await blocksAt('nl', nl)).toHaveLength(1)
    expect(await blocksAt('en', en)).toEqual([])
  })

  it('lists the URLs of the locales in which it is published', async () => {
    const { page, nl } = await createSitePage()
    const en = path()
    await createPageUrl(payload, company, page, en, 'en')
    const before = await loadPage(company.domain.hostname, 'nl', nl)
    expect(before?.alternates.map(({ href }) => href)).toEqual([nl])
    await publishEnglish(page, 'English')
    const after = await loadPage(company.domain.hostname, 'nl', nl)
    expect(after?.alternates.map(({ href }) => href).toSorted()).toEqual([`/en${en}`, nl].toSorted())
  })

  it('resolves internal links to the target’s path on this site, and to null without one', async () => {
    const target = await createSitePage()
    const draft = await createSitePage({ status: 'draft' })
    const link = (page: Page) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: page.id } },
      children: [{ type: 'text', text: 'hier', version: 1 }],
    })
    const content = paragraph('zie')
    content.root.children.push(link(target.page) as never, link(draft.page) as never)
    const { nl } = await createSitePage({ blocks: [{ blockType: 'richText', content } as never] })
    const read = await loadPage(company.domain.hostname, 'nl', nl)
    const json = JSON.stringify(read?.page.blocks)
    expect(json).toContain(`"url":"${target.nl}"`)
    expect(json).not.toContain(draft.nl)
    expect(read?.tags).toContain(cacheTags.pageUrl(target.page.id))
  })
})

describe('the domain’s home page', () => {
  it('is at "/" where no page URL is', async () => {
    const { tenant } = company
    const home = await createPage(payload, company, { title: 'Thuis' })
    const domain = await createDomain(payload, tenant, { homePage: home.id })
    const read = await loadPage(domain.hostname, 'nl', '/')
    expect(read?.page.title).toBe('Thuis')
    expect(read?.alternates.map(({ href }) => href)).toEqual(['/'])
  })
})

async function shellIn({ domain: { hostname } }: Company, locale: Locale, at: string) {
  const [site, siteShell, content] = await Promise.all([
    loadSite(hostname, locale),
    loadSiteShell(hostname, locale),
    loadPage(hostname, locale, at),
  ])
  return site && siteShell ? buildShell(site, siteShell, content, locale) : null
}

describe('buildShell', () => {
  it('links only to pages that are published in its locale', async () => {
    const own = await createCompany(payload)
    const both = await createPage(payload, own, { title: 'Beide' })
    const dutch = await createPage(payload, own, { title: 'Nederlands' })
    await publishEnglish(both, 'Both')
    await createPageUrl(payload, own, both, '/beide')
    await createPageUrl(payload, own, both, '/both', 'en')
    await createPageUrl(payload, own, dutch, '/nederlands')
    const item = (page: Page, label: string) => ({
      link: { type: 'page', page: page.id, label, newTab: false },
    })
    const navigation = await payload.create({
      collection: 'navigation',
      locale: 'nl',
      data: {
        _status: 'published',
        tenant: own.tenant.id,
        items: [item(both, 'Beide'), item(dutch, 'Nederlands')],
      } as never,
      ...scene,
    })
    await payload.update({
      collection: 'navigation',
      id: navigation.id,
      locale: 'en',
      data: {
        _status: 'published',
        items: navigation.items?.map((row) => ({ ...row, link: { ...row.link, label: 'English label' } })),
      } as never,
      ...scene,
    })
    const nl = await shellIn(own, 'nl', '/beide')
    expect(nl?.navigation.map(({ href, current }) => [href, current])).toEqual([
      ['/beide', true],
      ['/nederlands', false],
    ])
    expect(nl?.languages.map(({ href }) => href)).toEqual(['/beide', '/en/both'])
    const en = await shellIn(own, 'en', '/both')
    expect(en?.navigation.map(({ href, label }) => [href, label])).toEqual([['/en/both', 'English label']])
  })

  it('leaves out columns of the footer that have no heading in its locale', async () => {
    const own = await createCompany(payload)
    const _status = 'published' as const
    const data = { _status, tenant: own.tenant.id, columns: [{ heading: 'Diensten' }] }
    const { id, columns } = await payload.create({ collection: 'footer', locale: 'nl', data, ...scene })
    const saved = { collection: 'footer', id, ...scene } as const
    const english = { _status, columns: [{ ...columns?.[0], heading: 'Services' }] }
    await payload.update({ ...saved, locale: 'en', data: english })
    const dutch = { _status, columns: [...(columns ?? []), { heading: 'Nieuw' }] }
    await payload.update({ ...saved, locale: 'nl', data: dutch })
    const headings = async (locale: Locale) =>
      (await shellIn(own, locale, '/'))?.footer.columns.map(({ heading }) => heading)
    expect(await headings('nl')).toEqual(['Diensten', 'Nieuw'])
    expect(await headings('en')).toEqual(['Services'])
    const { host, tenant } = { host: own.domain.hostname, tenant: own.tenant.slug }
    expect((await call('/api/pages/layout?locale=en', { host, tenant })).status).toBe(200)
  })
})

describe('metadata', () => {
  it('is canonical and reciprocal, for published languages only', async () => {
    const { page, nl } = await createSitePage({ title: 'Titel' })
    const en = path()
    await createPageUrl(payload, company, page, en, 'en')
    await publishEnglish(page, 'Title')
    const site = await loadSite(company.domain.hostname, 'nl')
    const content = await loadPage(company.domain.hostname, 'nl', nl)
    expect(site && content && pageMetadata(site, content, 'nl').alternates).toEqual({
      canonical: nl,
      languages: { 'nl-NL': nl, 'en-US': `/en${en}`, 'x-default': nl },
    })
  })
})
