import type { CollectionSlug } from 'payload'

import type { CollectionFacts } from './collection-facts'

export type { CollectionFacts, NavSection } from './collection-facts'

/** A collection of the product, or the job queue. Payload's other internal collections (`payload-*`) have no row. */
export type Collection = Exclude<CollectionSlug, `payload-${string}`> | 'payload-jobs'

/** Facts about each collection that other code needs without loading its config. */
export const COLLECTIONS = {
  pages: {
    tenantOwned: 'many',
    audited: true,
    section: 'content',
    adminPath: '/cms/pages',
    previewed: 'site',
    shared: true,
    keptWhileUsed: true,
    trashed: true,
  },
  'page-urls': {
    tenantOwned: 'many',
    audited: true,
    section: 'content',
    adminPath: '/cms/page-urls',
    weakReferences: true,
    removedWithDomain: true,
  },
  templates: {
    tenantOwned: 'many',
    audited: true,
    section: 'content',
    adminPath: '/cms/templates',
    previewed: 'panel',
    keptWhileUsed: true,
  },
  media: {
    tenantOwned: 'many',
    audited: true,
    section: 'content',
    adminPath: '/images',
    keptWhileUsed: true,
  },
  'building-blocks': {
    tenantOwned: 'many',
    audited: true,
    section: 'content',
    adminPath: '/building-blocks',
    keptWhileUsed: true,
  },
  products: {
    tenantOwned: 'many',
    audited: true,
    section: 'content',
    adminPath: '/products',
    keptWhileUsed: true,
  },
  navigation: {
    tenantOwned: 'one',
    audited: true,
    section: 'content',
    adminPath: '/navigation',
    previewed: 'site',
  },
  footer: {
    tenantOwned: 'one',
    audited: true,
    section: 'content',
    adminPath: '/footer',
    previewed: 'site',
  },
  redirects: {
    tenantOwned: 'many',
    audited: true,
    section: 'content',
    adminPath: '/redirects',
    createSegment: 'new',
    removedWithDomain: true,
  },
  'not-found-log': {
    tenantOwned: 'many',
    audited: false,
    section: 'content',
    adminPath: '/not-found',
    weakReferences: true,
    removedWithDomain: true,
  },
  posts: {
    tenantOwned: 'many',
    audited: true,
    section: 'blog',
    adminPath: '/posts',
    previewed: 'site',
    shared: true,
    trashed: true,
  },
  authors: {
    tenantOwned: 'many',
    audited: true,
    section: 'blog',
    adminPath: '/authors',
    keptWhileUsed: true,
  },
  categories: {
    tenantOwned: 'many',
    audited: true,
    section: 'blog',
    adminPath: '/categories',
    keptWhileUsed: true,
  },
  'form-submissions': {
    tenantOwned: 'many',
    audited: true,
    section: 'visitors',
    adminPath: '/form-submissions',
    personal: true,
  },
  forms: {
    tenantOwned: 'many',
    audited: true,
    section: 'visitors',
    adminPath: '/forms',
    keptWhileUsed: true,
  },
  bookings: {
    tenantOwned: 'many',
    audited: true,
    section: 'visitors',
    adminPath: '/bookings',
    personal: true,
  },
  availability: { tenantOwned: 'one', audited: true, section: 'visitors', adminPath: '/availability' },
  'consent-records': {
    tenantOwned: 'many',
    audited: false,
    section: 'visitors',
    adminPath: '/consent-records',
    weakReferences: true,
  },
  'consent-snapshots': {
    tenantOwned: 'many',
    audited: false,
    section: 'visitors',
    adminPath: '/consent-snapshots',
    weakReferences: true,
  },
  domains: { tenantOwned: 'many', audited: true, section: 'site', adminPath: '/domains' },
  brands: {
    tenantOwned: 'many',
    audited: true,
    section: 'site',
    adminPath: '/brands',
    previewed: 'site',
    removedWithDomain: true,
  },
  'domain-locales': {
    tenantOwned: 'many',
    audited: true,
    section: 'site',
    adminPath: '/domain-locales',
    removedWithDomain: true,
  },
  'site-settings': { tenantOwned: 'one', audited: true, section: 'site', adminPath: '/site-settings' },
  'consent-texts': { tenantOwned: 'one', audited: true, section: 'site', adminPath: '/consent-texts' },
  'assistant-settings': {
    tenantOwned: 'one',
    audited: true,
    section: 'site',
    adminPath: '/assistant-settings',
  },
  tenants: { tenantOwned: false, audited: true, section: 'management', adminPath: '/tenants' },
  users: { tenantOwned: false, audited: true, section: 'management', adminPath: '/users' },
  'api-tokens': { tenantOwned: 'many', audited: true, section: 'management', adminPath: '/api-tokens' },
  'audit-log': {
    tenantOwned: 'many',
    audited: false,
    section: 'management',
    adminPath: '/audit-log',
    weakReferences: true,
    outlivesTenant: true,
    appendOnly: true,
  },
  'llm-usage-logs': {
    tenantOwned: 'many',
    audited: false,
    section: 'management',
    adminPath: '/llm-usage-logs',
    weakReferences: true,
    outlivesTenant: true,
    appendOnly: true,
  },
  'llm-conversations': {
    tenantOwned: 'many',
    audited: false,
    section: 'management',
    adminPath: '/llm-conversations',
    weakReferences: true,
    outlivesTenant: true,
    appendOnly: true,
  },
  'chat-messages': {
    tenantOwned: 'many',
    audited: false,
    section: 'management',
    adminPath: '/chat-messages',
    weakReferences: true,
    outlivesTenant: true,
    appendOnly: true,
  },
  locales: { tenantOwned: false, audited: false, section: 'management', adminPath: '/locales' },
  'payload-jobs': { tenantOwned: false, audited: false, section: 'management', adminPath: '/jobs' },
} as const satisfies Record<Collection, CollectionFacts>

export type Having<Facts> = {
  [Slug in Collection]: (typeof COLLECTIONS)[Slug] extends Facts ? Slug : never
}[Collection]

export type TenantOwnedCollection = Having<{ tenantOwned: 'many' | 'one' }>
export type OnSitePreview = Having<{ previewed: 'site' }>
export type SharedPreview = Having<{ shared: true }>
export type PreviewedCollection = Having<{ previewed: 'site' | 'panel' }>
export type PersonalCollection = Having<{ personal: true }>
/** Collections with a list in the panel; of the others a tenant has one document, which opens directly. */
export type ListedCollection = Having<{ tenantOwned: 'many' | false }>

/** Slugs of the collections that match, in the order of the table. */
export const collectionsWhere = (passes: (facts: CollectionFacts) => boolean): Collection[] =>
  Object.entries<CollectionFacts>(COLLECTIONS).flatMap(([slug, facts]) =>
    passes(facts) ? [slug as Collection] : [],
  )

export const TENANT_OWNED = collectionsWhere(
  ({ tenantOwned }) => tenantOwned !== false,
) as TenantOwnedCollection[]

export const ON_SITE_PREVIEWS = collectionsWhere(({ previewed }) => previewed === 'site') as OnSitePreview[]

export const SHARED_PREVIEWS = collectionsWhere(({ shared }) => shared === true) as SharedPreview[]

/** Whether drafts of a collection are previewed on their own site. */
export const isPreviewedOnSite = (slug: Collection): slug is OnSitePreview =>
  (ON_SITE_PREVIEWS as Collection[]).includes(slug)

const PERSONAL: readonly string[] = collectionsWhere(({ personal }) => personal === true)

/** Whether a collection has personal data of visitors. */
export const isPersonal = (slug: string): slug is PersonalCollection => PERSONAL.includes(slug)
