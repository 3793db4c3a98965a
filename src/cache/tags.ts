/**
 * The one builder of cache tags: readers tag what they render with them, hooks announce them.
 * A `page`, `post`, `author` or `category` tag stands for what the document shows, a `pageUrl` tag for where it (of
 * whichever kind) can be reached, `posts` for which posts of a tenant there are: its lists and feeds.
 */
export const cacheTags = {
  /** Everything rendered anywhere. */
  everything: () => 'gevel',
  tenant: (id: string) => `tenant:${id}`,
  site: (domainId: string) => `site:${domainId}`,
  page: (id: string) => `page:${id}`,
  /** Which addresses a tenant's sites have: their sitemaps. */
  addresses: (tenantId: string) => `addresses:${tenantId}`,
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
  form: (id: string) => `form:${id}`,
  products: (tenantId: string) => `products:${tenantId}`,
} as const

const ROUTING_TAG = /^(?:gevel$|(?:tenant|site|page-url|redirects|posts):)/

/** Whether a change with this tag can alter where a request is routed. */
export const concernsRouting = (tag: string): boolean => ROUTING_TAG.test(tag)
