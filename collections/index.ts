import type { CollectionConfig } from 'payload'

import { AssistantSettings } from '@/globals/AssistantSettings'
import { Availability } from '@/globals/Availability'
import { ConsentTexts } from '@/globals/ConsentTexts'
import { Footer } from '@/globals/Footer'
import { Navigation } from '@/globals/Navigation'
import { SiteSettings } from '@/globals/SiteSettings'
import { ApiTokens } from './ApiTokens'
import { AuditLog } from './AuditLog'
import { Authors } from './Authors'
import { Bookings } from './Bookings'
import { Brands } from './Brands'
import { BuildingBlocks } from './BuildingBlocks'
import { Categories } from './Categories'
import { ChatMessages } from './ChatMessages'
import { ConsentRecords } from './ConsentRecords'
import { ConsentSnapshots } from './ConsentSnapshots'
import { DomainLocales } from './DomainLocales'
import { Domains } from './Domains'
import { EMPTY_LISTS, type EmptyList } from './empty-lists'
import { LlmConversations } from './LlmConversations'
import { LlmUsageLogs } from './LlmUsageLogs'
import { Locales } from './Locales'
import { Media } from './Media'
import { NotFoundLog } from './NotFoundLog'
import { Pages } from './Pages'
import { PageUrls } from './PageUrls'
import { Posts } from './Posts'
import { Products } from './Products'
import { type Collection, type CollectionFacts, COLLECTIONS, collectionsWhere } from './registry'
import { Templates } from './Templates'
import { Tenants } from './Tenants'
import { Users } from './Users'

/** The config of each collection; `null` where a plugin (see plugins.ts) or Payload provides it. */
const CONFIGS: Record<Collection, CollectionConfig | null> = {
  pages: Pages,
  'page-urls': PageUrls,
  templates: Templates,
  media: Media,
  'building-blocks': BuildingBlocks,
  products: Products,
  navigation: Navigation,
  footer: Footer,
  redirects: null,
  'not-found-log': NotFoundLog,
  posts: Posts,
  authors: Authors,
  categories: Categories,
  'form-submissions': null,
  forms: null,
  bookings: Bookings,
  availability: Availability,
  'consent-records': ConsentRecords,
  'consent-snapshots': ConsentSnapshots,
  domains: Domains,
  brands: Brands,
  'domain-locales': DomainLocales,
  'site-settings': SiteSettings,
  'consent-texts': ConsentTexts,
  'assistant-settings': AssistantSettings,
  tenants: Tenants,
  users: Users,
  'api-tokens': ApiTokens,
  'audit-log': AuditLog,
  'llm-usage-logs': LlmUsageLogs,
  'llm-conversations': LlmConversations,
  'chat-messages': ChatMessages,
  locales: Locales,
  'payload-jobs': null,
}

export type CollectionRow = CollectionFacts & {
  slug: Collection
  config: CollectionConfig | null
  emptyList: EmptyList | null
}

/** The registry: one row per collection. Every other list of collections is derived from it. */
export const collections: CollectionRow[] = collectionsWhere(() => true).map((slug) => ({
  ...COLLECTIONS[slug],
  slug,
  config: CONFIGS[slug],
  emptyList: slug in EMPTY_LISTS ? EMPTY_LISTS[slug as keyof typeof EMPTY_LISTS] : null,
}))
