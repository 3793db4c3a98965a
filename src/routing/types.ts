import type { Locale, RedirectStatus } from '@/src/lib/constants'
import type { RedirectMatch } from '@/src/features/redirects/rules/redirect'
import type { ThirdPartyContent } from './third-party-content'
import type { ErrorPageTheme } from './error-page-theme'

/** A domain as routing sees it. */
export type Site = {
  domainId: string
  tenantId: string
  /** Lower case, punycode, no port, no trailing dot. */
  hostname: string
  suspended: boolean
  /** A hostname (with an optional port) or an absolute http(s) URL that all requests are redirected to. */
  redirectTo: string | null
  /** The locale without a path prefix; always one of `locales`. */
  defaultLocale: Locale
  locales: readonly Locale[]
  /** Whether Accept-Language may redirect a first visit to `/`. */
  detectLanguage: boolean
  homePageId: string | null
  errorPageTheme: ErrorPageTheme
  /** The target of a redirect at `/`: a path of this site or an absolute http(s) URL. */
  rootRedirect: string | null
  thirdParty: ThirdPartyContent
  /** Origins whose pages may call the API in a browser: `https://app.example.com`. */
  apiOrigins: readonly string[]
  countVisits: boolean
  /** Of the tenant: where the days of its figures begin. */
  timeZone: string
}

/** All that a routing action may depend on. */
export type RoutingRequest = {
  protocol: 'http:' | 'https:'
  /** The normalised hostname, or null when the Host header names none. */
  host: string | null
  /** The port that the Host header names, or ''. */
  port: string
  method: string
  /** The path as sent: percent-encoded, without query. */
  rawPath: string
  /** The query as sent, with its `?`, or ''. */
  search: string
  /** The visitor's stored locale (cookie `LOCALE_COOKIE`), not validated. */
  localeCookie: string | undefined
  acceptLanguage: string | null
  /** Whether the visitor came from a page of the same origin (Sec-Fetch-Site). */
  sameOrigin: boolean
}

/** A redirect row that may apply to a path, with its target resolved. */
export type RedirectRule = {
  id: string
  /** Decoded, NFC, leading slash, no trailing one, with the locale prefix where the visitor's path has one. */
  from: string
  match: RedirectMatch
  scope: 'domain' | 'tenant'
  status: RedirectStatus
  keepQuery: boolean
  /** A path (a final `/*` takes the rest of a prefix match) or an absolute http(s) URL. */
  target: string | null
}

/** The documents that have page URLs. */
export type DocumentKind = 'page' | 'post' | 'author' | 'category'

/**
 * Which representation of a document is requested: itself, a page of its list of posts (from 1), its data (of that
 * page), the feed of its posts, or its image for sharing.
 */
export type PathView = { type: 'whole' | 'feed' | 'card' } | { type: 'list' | 'payload'; page: number }

export type PageHit = {
  kind: DocumentKind
  id: string
  routeKey: string | null
  source: 'pageUrl' | 'homePage'
}

/** The page and redirects that are stored for a path of a site. */
export type PathFacts = { page: PageHit | null; redirects: readonly RedirectRule[] }

export type PathQuery = {
  site: Site
  locale: Locale
  /** The full path, with its locale prefix. Decoded, NFC. */
  path: string
  /** The path as `page-urls` stores it: without locale prefix and view. Null in a locale that the site does not serve. */
  pagePath: string | null
  view: PathView
}

export type RoutingStore = {
  findSite(hostname: string): Promise<Site | null>
  findPath(query: PathQuery): Promise<PathFacts>
}

export type PageAction = {
  type: 'page'
  reason: PageHit['source']
  site: Site
  locale: Locale
  /** Without locale prefix, with the segments of the view. */
  path: string
  page: PageHit
  view: PathView
}

export type RedirectAction = {
  type: 'redirect'
  reason: 'hostMoved' | 'tidyPath' | 'rule' | 'rootRedirect' | 'languageDetected'
  /** A path of this site, or an absolute URL; `rules` are the ids of the stored redirects that led there. */
  to: string
  status: Exclude<RedirectStatus, 410>
  /** Whether `to` leaves this site. */
  external: boolean
  rules?: readonly string[]
}

/** A file of the site, and the segments of its internal route. */
export type SiteFile = { name: 'robots' | 'sitemap'; segments: readonly string[] }

/** `locale` is the site's default. */
export type SiteFileAction = {
  type: 'siteFile'
  reason: SiteFile['name']
  site: Site
  locale: Locale
  file: SiteFile
}

/** Rendered by an internal route of the site. */
export type RenderedAction = PageAction | NotFoundAction | SiteFileAction

/** Rendered as a not-found page or, where `view` requests data, as a problem. */
export type NotFoundAction = { view?: PathView } & (
  | { type: 'notFound'; reason: 'noPage'; site: Site; locale: Locale; path: string }
  | { type: 'notFound'; reason: 'localeNotServed' | 'internalPath' | 'notValid'; site: Site; locale: Locale }
  | { type: 'gone'; reason: 'rule'; site: Site; locale: Locale; rules: readonly string[] }
)

export type ErrorAction =
  | { type: 'unknownHost'; reason: 'noHost' | 'noSite' }
  | { type: 'suspended'; reason: 'tenant'; site: Site }
  | { type: 'methodNotAllowed'; reason: 'notReading'; site: Site }
  | { type: 'badRequest'; reason: 'malformed' | 'unsafe' | 'notValid'; site: Site }
  | { type: 'uriTooLong'; reason: 'tooLong'; site: Site }

/** How to answer, with a `reason`. Only `src/proxy.ts` and the page API turn it into a response. */
export type Action = RenderedAction | RedirectAction | ErrorAction
