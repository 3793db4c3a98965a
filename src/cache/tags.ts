/**
 * All cache tags: readers tag what they render, hooks announce what changed. A `page`, `post`, `author` or `category` tag
 * means the content of the document, `pageUrl` the URLs of a document of any kind, `posts` which posts a tenant has: its
 * lists and feeds.
 */
export const cacheTags = {
  /** Carried by every response. */
  everything: () => 'gevel',
  tenant: (id: string) => `tenant:${id}`,
  site: (domainId: string) => `site:${domainId}`,
  page: (id: string) => `page:${id}`,
  /** All URLs of a tenant's sites: their sitemaps. */
  urls: (tenantId: string) => `addresses:${tenantId}`,
  pageUrl: (documentId: string) => `page-url:${documentId}`,
  post: (id: string) => `post:${id}`,
  author: (id: string) => `author:${id}`,
  category: (id: string) => `category:${id}`,
  posts: (tenantId: string) => `posts:${tenantId}`,
  media: (id: string) => `media:${id}`,
  navigation: (tenantId: string) => `nav:${tenantId}`,
  footer: (tenantId: string) => `footer:${tenantId}`,
  settings: (tenantId: string) => `settings:${tenantId}`,
  consent: (tenantId: string) => `consent:${tenantId}`,
  redirects: (tenantId: string) => `redirects:${tenantId}`,
  buildingBlocks: (tenantId: string) => `building-blocks:${tenantId}`,
  availability: (tenantId: string) => `availability:${tenantId}`,
  /** The assistant settings, which no page shows. */
  assistant: (tenantId: string) => `assistant:${tenantId}`,
  form: (id: string) => `form:${id}`,
  products: (tenantId: string) => `products:${tenantId}`,
} as const
