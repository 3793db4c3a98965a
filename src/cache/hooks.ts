import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type {
  Availability,
  BuildingBlock,
  ConsentText,
  Domain,
  DomainLocale,
  Footer,
  Form,
  Media,
  Navigation,
  Page,
  PageUrl,
  Product,
  Redirect,
  SiteSetting,
  Tenant,
} from '@/payload-types'
import { wroteStoredRow } from '@/src/platform/database/stored-row'
import { cacheTags } from './tags'
import { announce } from './announce'

export type Tagger<T> = (doc: T) => string[]

/** Announces the tags of a document as it is and as it was. */
export const onChange =
  <T extends { id: string }>(tags: Tagger<T>): CollectionAfterChangeHook<T> =>
  async ({ doc, previousDoc, req, operation }) => {
    await announce(req, [...tags(doc), ...(operation === 'update' ? tags(previousDoc) : [])])
  }

export const onDelete =
  <T extends { id: string }>(tags: Tagger<T>): CollectionAfterDeleteHook<T> =>
  async ({ doc, req }) => {
    await announce(req, tags(doc))
  }

const tenantTags: Tagger<Tenant> = (doc) => [cacheTags.tenant(doc.id)]
const domainTags: Tagger<Domain> = (doc) => [cacheTags.site(doc.id)]
const domainLocaleTags: Tagger<DomainLocale> = (doc) =>
  doc.domain ? [cacheTags.site(referenceId(doc.domain))] : []
const mediaTags: Tagger<Media> = (doc) => [cacheTags.media(doc.id)]
const formTags: Tagger<Form> = (doc) => [cacheTags.form(doc.id)]
type Owned = { id: string; tenant?: string | Tenant | null }
const ofTenant =
  <T extends Owned>(tag: (tenantId: string) => string): Tagger<T> =>
  (doc) =>
    doc.tenant ? [tag(referenceId(doc.tenant))] : []

/** The sitemaps of a document's tenant. */
export const addressTags: Tagger<Owned> = ofTenant(cacheTags.addresses)
const pageUrlTags: Tagger<PageUrl> = (doc) => [
  ...(doc.page ? [cacheTags.page(referenceId(doc.page)), cacheTags.pageUrl(referenceId(doc.page))] : []),
  ...addressTags(doc),
]
const pageTags: Tagger<Page> = (doc) => [
  cacheTags.page(doc.id),
  cacheTags.pageUrl(doc.id),
  ...addressTags(doc),
]

export const announceTenantChange = onChange(tenantTags)
export const announceTenantRemoval = onDelete(tenantTags)
export const announceDomainChange = onChange(domainTags)
export const announceDomainRemoval = onDelete(domainTags)
export const announceDomainLocaleChange = onChange(domainLocaleTags)
export const announceDomainLocaleRemoval = onDelete(domainLocaleTags)
export const announceMediaChange = onChange(mediaTags)
export const announceMediaRemoval = onDelete(mediaTags)
export const announcePageUrlChange = onChange(pageUrlTags)
export const announcePageUrlRemoval = onDelete(pageUrlTags)
export const announcePageRemoval = onDelete(pageTags)
export const announceFormChange = onChange(formTags)
export const announceFormRemoval = onDelete(formTags)
export const announceRedirectChange = onChange(ofTenant<Redirect>(cacheTags.redirects))
export const announceRedirectRemoval = onDelete(ofTenant<Redirect>(cacheTags.redirects))
export const announceNavigationChange = onChange(ofTenant<Navigation>(cacheTags.navigation))
export const announceFooterChange = onChange(ofTenant<Footer>(cacheTags.footer))
export const announceSettingsChange = onChange(ofTenant<SiteSetting>(cacheTags.settings))
export const announceConsentChange = onChange(ofTenant<ConsentText>(cacheTags.consent))
export const announceConsentRemoval = onDelete(ofTenant<ConsentText>(cacheTags.consent))
export const announceBuildingBlockChange = onChange(ofTenant<BuildingBlock>(cacheTags.buildingBlocks))
export const announceBuildingBlockRemoval = onDelete(ofTenant<BuildingBlock>(cacheTags.buildingBlocks))
export const announceAvailabilityChange = onChange(ofTenant<Availability>(cacheTags.availability))
export const announceAvailabilityRemoval = onDelete(ofTenant<Availability>(cacheTags.availability))
export const announceProductChange = onChange(ofTenant<Product>(cacheTags.products))
export const announceProductRemoval = onDelete(ofTenant<Product>(cacheTags.products))

/** Publishing, republishing and unpublishing change what visitors see; saving a draft does not. */
export const announcePageChange: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (await wroteStoredRow(req, 'pages', doc)) await announce(req, pageTags(doc))
}
