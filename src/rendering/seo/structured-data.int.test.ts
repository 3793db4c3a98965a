import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { cacheTags } from '@/src/cache/tags'
import { loadSiteShell } from '../load-shell'
import { loadPage } from '../page'
import { loadSite } from '../site'
import { readPageGraph } from './page-graph'
import { siteGraph } from './site-graph'

const scene = { overrideAccess: true } as const

let payload: Payload
let company: Company
let origin: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  origin = `http://${company.domain.hostname}:3000`
})

async function graphAt(path: string) {
  const { hostname } = company.domain
  const [site, content] = await Promise.all([loadSite(hostname, 'nl'), loadPage(hostname, 'nl', path)])
  const read = site && content && (await readPageGraph(site, content, 'nl'))
  if (!read) throw new Error(`There is no page at ${path}`)
  const things = read.graph['@graph'] as unknown as { '@type': string }[]
  return { ...read, of: (type: string) => things.filter((thing) => thing['@type'] === type) }
}

async function at(path: string, title: string, blocks: unknown[] = []): Promise<Page> {
  const page = await createPage(payload, company, { title, blocks: blocks as Page['blocks'] })
  await createPageUrl(payload, company, page, path)
  return page
}

const faq = (question: string, answer: string) => ({
  blockType: 'faq',
  heading: 'Vragen',
  tone: 'ground',
  items: [{ question, answer: paragraph(answer) }],
})

describe('a page', () => {
  it('has a breadcrumb of its published ancestors', async () => {
    await at('/', 'Voorpagina')
    const above = await at('/projecten', 'Projecten')
    const hidden = await createPage(payload, company, { status: 'draft' })
    await createPageUrl(payload, company, hidden, '/projecten/oud')
    await at('/projecten/oud/één', 'Eén')
    const { of, tags } = await graphAt('/projecten/oud/één')
    expect(of('BreadcrumbList')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Voorpagina', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Projecten', item: `${origin}/projecten` },
          { '@type': 'ListItem', position: 3, name: 'Eén', item: `${origin}/projecten/oud/%C3%A9%C3%A9n` },
        ],
      },
    ])
    expect(tags).toContain(cacheTags.page(above.id))
  })

  it('has one FAQPage for all its FAQ blocks', async () => {
    await at('/vragen', 'Vragen', [faq('Wat kost het?', 'Een vaste prijs.'), faq('Wanneer?', 'Vrijdag.')])
    const { of } = await graphAt('/vragen')
    expect(of('FAQPage')).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Wat kost het?',
            acceptedAnswer: { '@type': 'Answer', text: 'Een vaste prijs.' },
          },
          {
            '@type': 'Question',
            name: 'Wanneer?',
            acceptedAnswer: { '@type': 'Answer', text: 'Vrijdag.' },
          },
        ],
      },
    ])
  })

  it('has a JobPosting for its vacancy, without empty properties', async () => {
    await at('/vacature', 'Vacature', [
      {
        blockType: 'vacancyHeader',
        heading: 'Ontwikkelaar',
        summary: 'Bouwt mee.',
        employmentType: 'fullTime',
        salaryMin: 4000,
        location: 'Utrecht',
        remote: 'yes',
        postedAt: '2026-11-01T00:00:00.000Z',
        tone: 'ground',
      },
    ])
    const [posting] = (await graphAt('/vacature')).of('JobPosting')
    expect(posting).toMatchObject({
      title: 'Ontwikkelaar',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'EUR', value: { minValue: 4000, unitText: 'MONTH' } },
      hiringOrganization: { '@id': `${origin}/#organization` },
    })
    expect(posting).not.toHaveProperty('validThrough')
    expect(JSON.stringify(posting)).not.toContain('null')
  })

  it('has a Product for each product with a price', async () => {
    const product = (model: string, price: number | null) =>
      payload.create({
        collection: 'products',
        locale: 'nl',
        data: {
          tenant: company.tenant.id,
          model,
          name: model,
          summary: 'Kort.',
          price,
          currency: 'EUR',
          vatRate: 21,
          status: 'forSale',
        },
        ...scene,
      })
    await Promise.all([product('vast-1', 1200), product('op-aanvraag', null)])
    await at('/producten', 'Producten', [
      { blockType: 'products', heading: 'Producten', emptyText: 'Niets.', selection: 'all', tone: 'ground' },
    ])
    expect((await graphAt('/producten')).of('Product')).toEqual([
      expect.objectContaining({
        sku: 'vast-1',
        offers: expect.objectContaining({ price: 1200, priceCurrency: 'EUR' }),
      }),
    ])
  })
})

describe('a site', () => {
  it('has its organisation, without empty properties', async () => {
    await payload.create({
      collection: 'site-settings',
      locale: 'nl',
      data: {
        tenant: company.tenant.id,
        siteName: 'Gracht',
        organisation: { legalName: 'Gracht B.V.', city: 'Utrecht', countryCode: 'NL' },
        profiles: [{ label: 'Code', url: 'https://example.org/gracht' }],
      },
      ...scene,
    })
    const { hostname } = company.domain
    const [site, siteShell] = await Promise.all([loadSite(hostname, 'nl'), loadSiteShell(hostname, 'nl')])
    expect(site && siteShell && siteGraph(site, siteShell, 'nl')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name: 'Gracht',
          legalName: 'Gracht B.V.',
          url: origin,
          address: { '@type': 'PostalAddress', addressLocality: 'Utrecht', addressCountry: 'NL' },
          sameAs: ['https://example.org/gracht'],
        },
        {
          '@type': 'WebSite',
          '@id': `${origin}/#website`,
          name: 'Gracht',
          url: origin,
          inLanguage: 'nl-NL',
          publisher: { '@id': `${origin}/#organization` },
        },
      ],
    })
  })
})
