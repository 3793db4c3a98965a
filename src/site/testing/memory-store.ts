import type { Locale } from '@/src/lib/constants'
import type { PageHit, RedirectRule, RoutingRequest, RoutingStore, Site } from '../types'

/** `locale` + path within the language → page id, as rows of `page-urls` would say. */
type Pages = Partial<Record<Locale, Record<string, string>>>
export type SiteFixture = { site: Site; pages: Pages; redirects?: RedirectRule[] }

export const aSite = (changes: Partial<Site> & Pick<Site, 'hostname'>): Site => ({
  domainId: `domain-of-${changes.hostname}`,
  tenantId: 'tenant',
  suspended: false,
  redirectTo: null,
  defaultLocale: 'nl',
  locales: ['nl', 'en'],
  detectLanguage: false,
  homePageId: null,
  ...changes,
})

export const aRule = (
  changes: Partial<RedirectRule> & Pick<RedirectRule, 'from' | 'target'>,
): RedirectRule => ({
  id: changes.from,
  match: 'exact',
  scope: 'domain',
  status: 302,
  keepQuery: false,
  ...changes,
})

export const aRequest = (changes: Partial<RoutingRequest> = {}): RoutingRequest => ({
  protocol: 'http:',
  host: 'kade.test',
  port: '3000',
  method: 'GET',
  rawPath: '/',
  search: '',
  localeCookie: undefined,
  acceptLanguage: null,
  sameOrigin: false,
  ...changes,
})

/** Routing data held in memory: hands out every rule, as the stages choose among them. */
export function memoryStore(fixtures: readonly SiteFixture[]): RoutingStore {
  const of = (hostname: string) => fixtures.find(({ site }) => site.hostname === hostname)
  const pageAt = (fixture: SiteFixture | undefined, locale: Locale, path: string | null): PageHit | null => {
    const pageId = path === null ? undefined : fixture?.pages[locale]?.[path]
    return pageId === undefined ? null : { pageId, routeKey: null, source: 'pageUrl' }
  }
  return {
    findSite: async (hostname) => of(hostname)?.site ?? null,
    findPath: async ({ site, locale, pagePath }) => ({
      page: pageAt(of(site.hostname), locale, pagePath),
      redirects: of(site.hostname)?.redirects ?? [],
    }),
  }
}
