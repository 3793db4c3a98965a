/**
 * The one builder of cache tags: readers tag what they render with them, hooks announce them.
 * A `page` tag stands for what the page shows, a `pageUrl` tag for where it can be reached.
 */
export const cacheTags = {
  /** Everything rendered anywhere. */
  everything: () => 'gevel',
  tenant: (id: string) => `tenant:${id}`,
  site: (domainId: string) => `site:${domainId}`,
  page: (id: string) => `page:${id}`,
  pageUrl: (pageId: string) => `page-url:${pageId}`,
  media: (id: string) => `media:${id}`,
  navigation: (tenantId: string) => `nav:${tenantId}`,
  footer: (tenantId: string) => `footer:${tenantId}`,
  settings: (tenantId: string) => `settings:${tenantId}`,
  redirects: (tenantId: string) => `redirects:${tenantId}`,
  buildingBlocks: (tenantId: string) => `building-blocks:${tenantId}`,
  products: (tenantId: string) => `products:${tenantId}`,
} as const

const ROUTING_TAG = /^(?:gevel$|(?:tenant|site|page-url|redirects):)/

/** Whether a change with this tag can alter where a request is routed. */
export const concernsRouting = (tag: string): boolean => ROUTING_TAG.test(tag)
