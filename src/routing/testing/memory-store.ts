import type { Locale } from '@/src/lib/constants'
import type { PageHit, RedirectRule, RoutingRequest, RoutingStore, Site, PathView } from '../types'

/** Locale → page path → page id, as in `page-urls`. */
type Pages = Partial<Record<Locale, Record<string, string>>>
/** `lists`: paths that list posts and have a feed, each with the number of pages of its list. */
export type SiteFixture = {
  site: Site
  pages: Pages
  redirects?: RedirectRule[]
  lists?: Record<string, number>
}

export const buildSite = (changes: Partial<Site> & Pick<Site, 'hostname'>): Site => ({
  domainId: `domain-of-${changes.hostname}`,
  tenantId: 'tenant',
  suspended: false,
  redirectTo: null,
  defaultLocale: 'nl',
  locales: ['nl', 'en'],
  detectLanguage: false,
  homePageId: null,
  errorPageTheme: { name: 'Kade', primary: '#f84808', colorMode: 'light' },
  rootRedirect: null,
  thirdParty: {
    tagManagerId: null,
    sessionRecordingId: null,
    sessionRecordingProvider: 'clarity',
    themeFontUrl: null,
    allowedHosts: [],
  },
  apiOrigins: [],
  countVisits: true,
  timeZone: 'Europe/Amsterdam',
  ...changes,
})

export const buildRule = (
  changes: Partial<RedirectRule> & Pick<RedirectRule, 'from' | 'target'>,
): RedirectRule => ({
  id: changes.from,
  match: 'exact',
  scope: 'domain',
  status: 302,
  keepQuery: false,
  ...changes,
})

export const buildRequest = (changes: Partial<RoutingRequest> = {}): RoutingRequest => ({
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

/** Returns all rules of a site for every path: routing picks those that apply. */
export function memoryStore(fixtures: readonly SiteFixture[]): RoutingStore {
  const of = (hostname: string) => fixtures.find(({ site }) => site.hostname === hostname)
  const has = (fixture: SiteFixture | undefined, path: string, view: PathView): boolean => {
    const pages = fixture?.lists?.[path] ?? 0
    if (view.type === 'feed') return pages > 0
    return !('page' in view) || view.page <= Math.max(pages, 1)
  }
  const pageAt = (
    fixture: SiteFixture | undefined,
    locale: Locale,
    path: string | null,
    view: PathView,
  ): PageHit | null => {
    const id = path === null || !has(fixture, path, view) ? undefined : fixture?.pages[locale]?.[path]
    return id === undefined ? null : { kind: 'page', id, routeKey: null, source: 'pageUrl' }
  }
  return {
    findSite: async (hostname) => of(hostname)?.site ?? null,
    findPath: async ({ site, locale, pagePath, view }) => ({
      page: pageAt(of(site.hostname), locale, pagePath, view),
      redirects: of(site.hostname)?.redirects ?? [],
    }),
  }
}
