import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug } from 'payload'

import { COLLECTIONS, collectionsWhere, type TenantOwnedCollection } from '@/collections/registry'
import { createAuthor } from './blog'
import { buildingBlockData, productData } from './catalogue'
import { consentTextsData } from './consent'
import { brandOfDomain } from './brands'
import { createForm } from './forms'
import { pngFile } from './images'
import { createPage, paragraph } from './pages'
import { callData } from './usage-logs'
import { createDomain, localeIds, type Company, type Person } from './tenants'

/** Groups whose fields all have defaults are optional, which the generated types do not know. */
type Data<Slug extends TenantOwnedCollection> = Partial<RequiredDataFromCollectionSlug<Slug>>
type Factories = {
  [Slug in TenantOwnedCollection]: (payload: Payload, company: Company) => Data<Slug> | Promise<Data<Slug>>
}

const named = () => ({ name: 'Naam', slug: `s-${randomUUID()}` })
const now = new Date().toISOString()

let hours = 0
/** An hour in the far future that is free in this run. */
const freeHour = () => {
  hours += 1
  const iso = (hour: number) => new Date(Date.UTC(2070, 0, 1, hour)).toISOString()
  return { startsAt: iso(hours), endsAt: iso(hours + 1), occupiedUntil: iso(hours + 1) }
}

/** The smallest valid document of each collection; required relations are created first. */
const FACTORIES: Factories = {
  pages: (_, { domain }) => ({
    title: 'Titel',
    layout: 'main',
    addresses: [{ domain: domain.id, path: `/${randomUUID()}` }],
    _status: 'published',
  }),
  'page-urls': async (payload, company) => ({
    domain: company.domain.id,
    locale: 'nl',
    path: `/${randomUUID()}`,
    page: (await createPage(payload, company)).id,
  }),
  templates: () => ({ name: 'Naam', layout: 'main' }),
  media: () => ({ alt: 'Een oranje vlak' }),
  'building-blocks': (_, company) => buildingBlockData(company),
  products: (_, company) => productData(company),
  navigation: () => ({}),
  footer: () => ({}),
  redirects: () => ({
    from: `/${randomUUID()}`,
    to: { type: 'custom', url: '/elders' },
    status: '301',
    match: 'exact',
    origin: 'manual',
  }),
  'not-found-log': (_, { domain }) => ({
    domain: domain.id,
    path: `/${randomUUID()}`,
    hits: 1,
    firstSeenAt: now,
    lastSeenAt: now,
  }),
  posts: async (payload, company) => ({
    title: 'Artikel',
    slug: `s-${randomUUID()}`,
    excerpt: 'Waar het over gaat.',
    content: paragraph('Tekst'),
    authors: [(await createAuthor(payload, company)).id],
    _status: 'published',
  }),
  authors: named,
  categories: named,
  'form-submissions': async (payload, company) => ({
    form: (await createForm(payload, company)).id,
    status: 'inbox',
    mail: 'none',
    locale: 'nl',
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
  forms: () => ({
    title: 'Contact',
    fields: [{ blockType: 'email', name: 'email', label: 'E-mailadres', width: 'full', required: true }],
    submitButtonLabel: 'Verstuur',
    confirmationType: 'message',
    confirmationTitle: 'Dank u wel',
    retentionDays: 30,
  }),
  bookings: () => ({
    ...freeHour(),
    name: 'Noor de Boer',
    email: 'noor@example.org',
    timeZone: 'Europe/Amsterdam',
    locale: 'nl',
    status: 'booked',
    sequence: 0,
    cancelTokenHash: 'f'.repeat(64),
  }),
  availability: () => ({
    timeZone: 'UTC',
    slotMinutes: 30,
    bufferMinutes: 0,
    noticeHours: 24,
    horizonDays: 14,
  }),
  'consent-records': async (payload, company) => ({
    hostname: company.domain.hostname,
    analytics: true,
    marketing: false,
    version: 1,
    locale: 'nl',
    shown: (await createDocument(payload, 'consent-snapshots', company)).id,
  }),
  'consent-snapshots': () => ({
    version: 1,
    locale: 'nl',
    mode: 'opt-in',
    texts: {},
    fingerprint: randomUUID(),
  }),
  domains: () => ({
    hostname: `${randomUUID()}.localhost`,
    themePrimaryColor: '#111111',
    themeSecondaryColor: '#222222',
    themeAccentColor: '#333333',
  }),
  brands: async (payload, { tenant }) => {
    const domain = await createDomain(payload, tenant, { defaultCode: null, locales: [] })
    const {
      id,
      tenant: _tenant,
      createdAt: _created,
      updatedAt: _updated,
      ...brand
    } = await brandOfDomain(payload, domain)
    // A domain has one.
    await payload.delete({ collection: 'brands', id, overrideAccess: true })
    return brand
  },
  'domain-locales': async (payload, { tenant }) => ({
    domain: (await createDomain(payload, tenant, { defaultCode: null, locales: [] })).id,
    locale: (await localeIds(payload)).nl,
  }),
  'site-settings': () => ({ siteName: 'Naam' }),
  'consent-texts': (_, company) => consentTextsData(company),
  'api-tokens': (_, { admin }) => ({
    user: admin.id,
    name: 'Import',
    scope: 'read',
    hash: randomUUID(),
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
  'audit-log': () => ({
    action: 'update',
    via: 'system',
    documentCollection: 'pages',
    documentId: randomUUID(),
  }),
  'assistant-settings': () => ({ enabled: true }),
  'llm-usage-logs': callData,
  'llm-conversations': () => ({
    kind: 'chat',
    status: 'succeeded',
    title: 'Hoi',
    messages: 0,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
  }),
  'chat-messages': async (payload, company) => ({
    conversation: (await createDocument(payload, 'llm-conversations', company)).id,
    role: 'user',
    status: 'succeeded',
    content: 'Hoi',
    position: 0,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
  }),
}

const APPEND_ONLY: readonly string[] = collectionsWhere(({ appendOnly }) => appendOnly === true)

type Actor = { overrideAccess: true } | { overrideAccess: false; user: Person | null }

/**
 * Creates the smallest valid document of a tenant, as the system or as `actor`. An existing document of a global is
 * replaced.
 */
export async function createDocument(
  payload: Payload,
  slug: TenantOwnedCollection,
  company: Company,
  actor: Actor = { overrideAccess: true },
): Promise<{ id: string }> {
  const tenant = company.tenant.id
  const data = { ...(await FACTORIES[slug](payload, company)), tenant }
  if (COLLECTIONS[slug].tenantOwned === 'one')
    await payload.delete({ collection: slug, where: { tenant: { equals: tenant } }, overrideAccess: true })
  // Payload's own operations cannot write to a log.
  if (APPEND_ONLY.includes(slug) && actor.overrideAccess) {
    const { id } = await payload.db.create({ collection: slug, data, req: await createLocalReq({}, payload) })
    return { id: String(id) }
  }
  return payload.create({
    collection: slug,
    locale: 'nl',
    data: data as never,
    ...(slug === 'media' && { file: await pngFile(40) }),
    depth: 0,
    ...actor,
  })
}
