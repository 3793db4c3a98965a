import { withoutMailedToken } from '@/src/features/accounts/rules/account-pages'
import { INTERNAL_SEGMENTS } from '@/src/features/urls/rules/reserved-segments'
import { followRedirects } from './follow-redirects'
import { parseHost } from './host'
import { detectLocale, type LocalizedPath } from './locale'
import { matchLocale, type LocalizedRequest } from './match-locale'
import { joinPath, parsePath } from './parse-path'
import { encodePath, localizedPath } from './build-path'
import type { Action, PathFacts, RedirectAction, RoutingRequest, RoutingStore, Site } from './types'
import { validatePage } from './route-validation'
import { siteFile } from './site-files'

export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD']

/** Routing failed after the site was found, whose theme the error page can use. */
class RoutingError extends Error {
  override readonly name = 'RoutingError'
  readonly site: Site

  constructor(site: Site, cause: unknown) {
    super('The routing store failed', { cause })
    this.site = site
  }
}

/** The site that was found before routing failed, or null. */
export const siteOf = (error: unknown): Site | null => (error instanceof RoutingError ? error.site : null)

/**
 * Decides how a request is answered. Stages: host, path safety, redirects, tidy path, locale detection, page.
 * @throws {RoutingError} and, before the site is known, errors of the store
 */
export async function route(request: RoutingRequest, store: RoutingStore): Promise<Action> {
  if (request.host === null) return { type: 'unknownHost', reason: 'noHost' }
  const site = await store.findSite(request.host)
  if (!site) return { type: 'unknownHost', reason: 'noSite' }
  return routeSite(request, site, store).catch((cause: unknown) => {
    throw new RoutingError(site, cause)
  })
}

export async function routeSite(request: RoutingRequest, site: Site, store: RoutingStore): Promise<Action> {
  if (site.suspended) return { type: 'suspended', reason: 'tenant', site }
  const moved = redirectHost(request, site)
  if (moved) return moved
  if (!SAFE_METHODS.includes(request.method)) return { type: 'methodNotAllowed', reason: 'notReading', site }
  return routePath(request, site, store)
}

/** `redirectTo` changes the host and keeps path and query, but no mailed token. A domain whose `redirectTo` is itself is served. */
function redirectHost(request: RoutingRequest, site: Site): RedirectAction | null {
  if (!site.redirectTo) return null
  const absolute = /^https?:\/\//i.test(site.redirectTo)
  const address = absolute ? site.redirectTo : `${request.protocol}//${site.redirectTo}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (parseHost(url.host)?.hostname === site.hostname) return null
  // A bare hostname does not change the port of the request.
  if (!absolute && url.port === '') url.port = request.port
  const base = url.pathname.replace(/\/+$/, '')
  const search = withoutMailedToken(request.rawPath, request.search)
  const { href } = new URL(`${url.origin}${base}/${request.rawPath.replace(/^\/+/, '')}${search}`)
  return { type: 'redirect', reason: 'hostMoved', to: href, status: 308, external: true }
}

async function routePath(request: RoutingRequest, site: Site, store: RoutingStore): Promise<Action> {
  const parsed = parsePath(request.rawPath)
  if (!parsed.ok) {
    return parsed.problem === 'tooLong'
      ? { type: 'uriTooLong', reason: 'tooLong', site }
      : { type: 'badRequest', reason: parsed.problem, site }
  }
  const file = parsed.tidy ? siteFile(parsed.segments) : null
  if (file) return { type: 'siteFile', reason: file.name, site, locale: site.defaultLocale, file }
  return routeLocalized(request, matchLocale(site, parsed.segments), parsed.tidy, store)
}

/** In this order: stored redirects, the redirect to the tidy path, locale detection, the page. */
async function routeLocalized(
  request: RoutingRequest,
  localizedRequest: LocalizedRequest,
  sentTidy: boolean,
  store: RoutingStore,
): Promise<Action> {
  const { localized, path, query } = localizedRequest
  const { site, locale } = query
  if (isInternal(localized)) return { type: 'notFound', reason: 'internalPath', site, locale }
  const facts = await store.findPath(query)
  const start = { request: localizedRequest, facts, search: request.search }
  const outcome = await followRedirects(start, store)
  if (outcome)
    return outcome.type === 'gone' ? { ...outcome, reason: 'rule', site, locale, view: query.view } : outcome
  if (!sentTidy || !localizedRequest.tidy) return tidyRedirect(path, request.search)
  const detected = path === '/' ? await detectHome(request, site, store) : null
  if (detected) return detected
  const action = findPage(localizedRequest, facts)
  return action.type === 'page' ? validatePage(action, request.search) : action
}

const isInternal = ({ segments }: LocalizedPath): boolean => INTERNAL_SEGMENTS.includes(segments[0] ?? '')

const tidyRedirect = (path: string, search: string): RedirectAction => ({
  type: 'redirect',
  reason: 'tidyPath',
  to: `${encodePath(path)}${search}`,
  status: 308,
  external: false,
})

/** Redirects a visitor of `/` who prefers another locale to its home page, if there is one. */
async function detectHome(
  request: RoutingRequest,
  site: Site,
  store: RoutingStore,
): Promise<RedirectAction | null> {
  const locale = detectLocale(site, request)
  if (!locale) return null
  const path = localizedPath(locale, site.defaultLocale, '/')
  const { page } = await store.findPath({
    site,
    locale,
    path,
    pagePath: '/',
    view: { type: 'whole' },
  })
  if (!page) return null
  return {
    type: 'redirect',
    reason: 'languageDetected',
    to: `${path}${request.search}`,
    status: 302,
    external: false,
  }
}

function findPage({ localized, path, query }: LocalizedRequest, { page }: PathFacts): Action {
  const { site, locale, view } = query
  if (!localized.served)
    return { type: 'notFound', reason: 'localeNotServed', site, locale: site.defaultLocale, view }
  if (!page) return { type: 'notFound', reason: 'noPage', site, locale, path, view }
  return { type: 'page', reason: page.source, site, locale, path: joinPath(localized.segments), page, view }
}
