import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type {
  AssistantSetting,
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
import { didWritePublishedRow } from '@/src/platform/database/stored-row'
import { cacheTags } from './tags'
import { announce } from './announce'

export type TagBuilder<T> = (doc: T) => string[]

/** Announces the tags of a document before and after the change. */
export const announceAfterChange =
  <T extends { id: string }>(tags: TagBuilder<T>): CollectionAfterChangeHook<T> =>
  async ({ doc, previousDoc, req, operation }) => {
    await announce(req, [...tags(doc), ...(operation === 'update' ? tags(previousDoc) : [])])
  }

/** Announces the tags of a document whose published row was written: saving a draft changes nothing for visitors. */
const announceAfterPublishing =
  <T extends { id: string }>(collection: CollectionSlug, tags: TagBuilder<T>): CollectionAfterChangeHook<T> =>
  async ({ doc, req, operation }) => {
    if (await didWritePublishedRow(req, { collection, doc, operation })) await announce(req, tags(doc))
  }

export const announceAfterDelete =
  <T extends { id: string }>(tags: TagBuilder<T>): CollectionAfterDeleteHook<T> =>
  async ({ doc, req }) => {
    await announce(req, tags(doc))
  }

const tenantTags: TagBuilder<Tenant> = (doc) => [cacheTags.tenant(doc.id)]
const domainTags: TagBuilder<Domain> = (doc) => [cacheTags.site(doc.id)]
const domainLocaleTags: TagBuilder<DomainLocale> = (doc) =>
  doc.domain ? [cacheTags.site(referenceId(doc.domain))] : []
const mediaTags: TagBuilder<Media> = (doc) => [cacheTags.media(doc.id)]
const formTags: TagBuilder<Form> = (doc) => [cacheTags.form(doc.id)]
type Owned = { id: string; tenant?: string | Tenant | null }
const ofTenant =
  <T extends Owned>(tag: (tenantId: string) => string): TagBuilder<T> =>
  (doc) =>
    doc.tenant ? [tag(referenceId(doc.tenant))] : []

export const urlTags: TagBuilder<Owned> = ofTenant(cacheTags.urls)
const pageUrlTags: TagBuilder<PageUrl> = (doc) => [
  ...(doc.page ? [cacheTags.page(referenceId(doc.page)), cacheTags.pageUrl(referenceId(doc.page))] : []),
  ...urlTags(doc),
]
const pageTags: TagBuilder<Page> = (doc) => [
  cacheTags.page(doc.id),
  cacheTags.pageUrl(doc.id),
  ...urlTags(doc),
]

export const announceTenantChange = announceAfterChange(tenantTags)
export const announceTenantRemoval = announceAfterDelete(tenantTags)
export const announceDomainChange = announceAfterChange(domainTags)
export const announceDomainRemoval = announceAfterDelete(domainTags)
export const announceDomainLocaleChange = announceAfterChange(domainLocaleTags)
export const announceDomainLocaleRemoval = announceAfterDelete(domainLocaleTags)
export const announceMediaChange = announceAfterChange(mediaTags)
export const announceMediaRemoval = announceAfterDelete(mediaTags)
export const announcePageUrlChange = announceAfterChange(pageUrlTags)
export const announcePageUrlRemoval = announceAfterDelete(pageUrlTags)
export const announcePageChange = announceAfterPublishing('pages', pageTags)
export const announcePageRemoval = announceAfterDelete(pageTags)
export const announceFormChange = announceAfterChange(formTags)
export const announceFormRemoval = announceAfterDelete(formTags)
export const announceRedirectChange = announceAfterChange(ofTenant<Redirect>(cacheTags.redirects))
export const announceRedirectRemoval = announceAfterDelete(ofTenant<Redirect>(cacheTags.redirects))
export const announceNavigationChange = announceAfterPublishing(
  'navigation',
  ofTenant<Navigation>(cacheTags.navigation),
)
export const announceFooterChange = announceAfterPublishing('footer', ofTenant<Footer>(cacheTags.footer))
export const announceSettingsChange = announceAfterChange(ofTenant<SiteSetting>(cacheTags.settings))
export const announceConsentChange = announceAfterChange(ofTenant<ConsentText>(cacheTags.consent))
export const announceConsentRemoval = announceAfterDelete(ofTenant<ConsentText>(cacheTags.consent))
export const announceBuildingBlockChange = announceAfterChange(
  ofTenant<BuildingBlock>(cacheTags.buildingBlocks),
)
export const announceBuildingBlockRemoval = announceAfterDelete(
  ofTenant<BuildingBlock>(cacheTags.buildingBlocks),
)
export const announceAssistantChange = announceAfterChange(ofTenant<AssistantSetting>(cacheTags.assistant))
export const announceAssistantRemoval = announceAfterDelete(ofTenant<AssistantSetting>(cacheTags.assistant))
export const announceAvailabilityChange = announceAfterChange(ofTenant<Availability>(cacheTags.availability))
export const announceAvailabilityRemoval = announceAfterDelete(ofTenant<Availability>(cacheTags.availability))
export const announceProductChange = announceAfterChange(ofTenant<Product>(cacheTags.products))
export const announceProductRemoval = announceAfterDelete(ofTenant<Product>(cacheTags.products))
