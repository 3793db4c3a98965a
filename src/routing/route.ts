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

const READING_METHODS: readonly string[] = ['GET', 'HEAD']

/** The store did not answer about a site that it had answered about before; `cause` says why. */
class RoutingFailed extends Error {
  override readonly name = 'RoutingFailed'

  constructor(
    readonly site: Site,
    cause: unknown,
  ) {
    super('The routing store did not answer.', { cause })
  }
}

/** The site that routing had found when it failed, or null. */
export const siteOf = (error: unknown): Site | null => (error instanceof RoutingFailed ? error.site : null)

/**
 * Decides what a request is answered with: host, path safety, tidy path, redirects, language, page.
 * @throws {RoutingFailed} and, before the site is known, whatever the store throws
 */
export async function route(request: RoutingRequest, store: RoutingStore): Promise<Action> {
  if (request.host === null) return { type: 'unknownHost', reason: 'noHost' }
  const site = await store.findSite(request.host)
  if (!site) return { type: 'unknownHost', reason: 'noSite' }
  return routeSite(request, site, store).catch((cause: unknown) => {
    throw new RoutingFailed(site, cause)
  })
}

/** Routes a request to a known site. */
export async function routeSite(request: RoutingRequest, site: Site, store: RoutingStore): Promise<Action> {
  if (site.suspended) return { type: 'suspended', reason: 'tenant', site }
  const moved = moveHost(request, site)
  if (moved) return moved
  if (!READING_METHODS.includes(request.method))
    return { type: 'methodNotAllowed', reason: 'notReading', site }
  return routePath(request, site, store)
}

/** `redirectTo` changes the host and keeps path and query. A domain that points at itself is not moved. */
function moveHost(request: RoutingRequest, site: Site): RedirectAction | null {
  if (!site.redirectTo) return null
  const absolute = /^https?:\/\//i.test(site.redirectTo)
  const address = absolute ? site.redirectTo : `${request.protocol}//${site.redirectTo}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (parseHost(url.host)?.hostname === site.hostname) return null
  // A bare hostname says nothing about the port: the visitor stays on the one that was asked for.
  if (!absolute && url.port === '') url.port = request.port
  const base = url.pathname.replace(/\/+$/, '')
  const { href } = new URL(`${url.origin}${base}/${request.rawPath.replace(/^\/+/, '')}${request.search}`)
  return { type: 'redirect', reason: 'hostMoved', to: href, status: 308, external: true }
}

/** Routes a path of a site that is open to visitors. */
async function routePath(request: RoutingRequest, site: Site, store: RoutingStore): Promise<Action> {
  const parsed = parsePath(request.rawPath)
  if (!parsed.ok) {
    return parsed.problem === 'tooLong'
      ? { type: 'uriTooLong', reason: 'tooLong', site }
      : { type: 'badRequest', reason: parsed.problem, site }
  }
  const file = parsed.tidy ? siteFile(parsed.segments) : null
  if (file) return { type: 'siteFile', reason: file.name, site, locale: site.defaultLocale, file }
  return answerPlace(request, matchLocale(site, parsed.segments), parsed.tidy, store)
}

/** What a visitor gets at a place: where redirects lead, its one tidy address, or what is there. */
async function answerPlace(
  request: RoutingRequest,
  place: LocalizedRequest,
  sentTidy: boolean,
  store: RoutingStore,
): Promise<Action> {
  const { localized, path, query } = place
  const { site, locale } = query
  if (isInternal(localized)) return { type: 'notFound', reason: 'internalPath', site, locale }
  const facts = await store.findPath(query)
  const outcome = await followRedirects({ place, facts, search: request.search }, store)
  if (outcome)
    return outcome.type === 'gone' ? { ...outcome, reason: 'rule', site, locale, view: query.view } : outcome
  if (!sentTidy || !place.tidy) return tidyRedirect(path, request.search)
  const detected = path === '/' ? await detectHome(request, site, store) : null
  if (detected) return detected
  const shown = showPage(place, facts)
  return shown.type === 'page' ? validatePage(shown, request.search) : shown
}

const isInternal = ({ segments }: LocalizedPath): boolean => INTERNAL_SEGMENTS.includes(segments[0] ?? '')

const tidyRedirect = (path: string, search: string): RedirectAction => ({
  type: 'redirect',
  reason: 'tidyPath',
  to: `${encodePath(path)}${search}`,
  status: 308,
  external: false,
})

/** A visitor of `/` who would rather read another language goes to its home page, if there is one. */
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

function showPage({ localized, path, query }: LocalizedRequest, { page }: PathFacts): Action {
  const { site, locale, view } = query
  if (!localized.served)
    return { type: 'notFound', reason: 'localeNotServed', site, locale: site.defaultLocale, view }
  if (!page) return { type: 'notFound', reason: 'noPage', site, locale, path, view }
  return { type: 'page', reason: page.source, site, locale, path: joinPath(localized.segments), page, view }
}
