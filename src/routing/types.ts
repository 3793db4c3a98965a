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
  /** A hostname (with an optional port) or an absolute http(s) address that takes over every request. */
  redirectTo: string | null
  /** The language without a path prefix; always one of `locales`. */
  defaultLocale: Locale
  locales: readonly Locale[]
  /** Whether Accept-Language may move a first visit to `/`. */
  detectLanguage: boolean
  homePageId: string | null
  look: ErrorPageTheme
  /** Where `/` leads: a path of this site or an absolute http(s) address; null: nowhere. */
  rootRedirect: string | null
  foreign: ThirdPartyContent
  /** Whose pages may call the API in a browser, as browsers name themselves: `https://app.example.com`. */
  apiOrigins: readonly string[]
}

/** What a decision about a request may depend on. */
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
  /** The visitor's remembered language (cookie `i18n_redirected`), unchecked. */
  localeCookie: string | undefined
  acceptLanguage: string | null
  /** Whether a page of the same origin sent the visitor (Sec-Fetch-Site). */
  sameOrigin: boolean
}

/** A redirect row that may apply to a path, its target already an address. */
export type RedirectRule = {
  id: string
  /** Decoded, NFC, leading slash, no trailing one, with the language prefix where the visitor's path has one. */
  from: string
  match: RedirectMatch
  scope: 'domain' | 'tenant'
  status: RedirectStatus
  keepQuery: boolean
  /** A path (a final `/*` takes the rest of a prefix match) or an absolute http(s) address; null when there is none. */
  target: string | null
}

/** What can stand at an address: a page, or a document of the blog. */
export type DocumentKind = 'page' | 'post' | 'author' | 'category'

/** What of a document is asked for: itself, the nth page of its list of posts, its data (of that page), the feed of them, or its image for sharing. */
export type PathView = { type: 'whole' | 'feed' | 'card' } | { type: 'list' | 'payload'; page: number }

export type PageHit = {
  kind: DocumentKind
  id: string
  routeKey: string | null
  source: 'pageUrl' | 'homePage'
}

/** All that is stored about one path of one site. */
export type PathFacts = { page: PageHit | null; redirects: readonly RedirectRule[] }

/** One path to look up. `page` is null when no page can be there (a language that the site does not serve). */
export type PathQuery = {
  site: Site
  locale: Locale
  /** The whole path, with its language prefix. Decoded, NFC. */
  path: string
  /** The path within the language, as `page-urls` stores it: without what names a view. */
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
  /** Within the language, with what names the view. */
  path: string
  page: PageHit
  view: PathView
}

export type RedirectAction = {
  type: 'redirect'
  reason: 'hostMoved' | 'tidyPath' | 'rule' | 'rootRedirect' | 'languageDetected'
  /** A path of this site, or an absolute address; `rules` are the stored redirects that led there. */
  to: string
  status: Exclude<RedirectStatus, 410>
  /** Whether `to` leaves this site. */
  external: boolean
  rules?: readonly string[]
}

/** A file of the site itself, and the internal route that writes it. */
export type SiteFile = { name: 'robots' | 'sitemap'; segments: readonly string[] }

/** Written for the site as a whole; `locale` is its default. */
export type SiteFileAction = {
  type: 'siteFile'
  reason: SiteFile['name']
  site: Site
  locale: Locale
  file: SiteFile
}

/** What an internal route of the site draws or writes. */
export type RenderedAction = PageAction | NotFoundAction | SiteFileAction

/** A page is drawn to say that there is none, or, where `view` asked for data, a problem is written. */
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

/** What to answer, and why. Only `src/proxy.ts` and the page API turn it into a response. */
export type Action = RenderedAction | RedirectAction | ErrorAction
