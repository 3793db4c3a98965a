import { LOCALES, type Locale } from '@/src/lib/constants'
import { splitAddress } from './parse-path'
import { encodePath, localizedPath } from './build-path'
import { routeSite } from './route'
import { routeKeyOf, routeName } from './route-table'
import type { Action, DocumentKind, RedirectAction, RoutingRequest, RoutingStore, Site } from './types'

/** A document at a path of a site (encoded, with its locale prefix); `listPage` of the posts that it lists, from 1. */
type ResolvedPage = {
  type: 'page'
  kind: DocumentKind
  id: string
  locale: Locale
  path: string
  routeName: string
  listPage: number
}

/** What a path of a site resolves to, as the page API returns it. */
export type PathResolution =
  | ResolvedPage
  | { type: 'redirect'; to: string; status: RedirectAction['status']; external: boolean }
  | { type: 'gone' }
  | { type: 'suspended' }
  | { type: 'badRequest' }
  | { type: 'notFound' }

export type ResolveOptions = {
  /** The locale of a path without a locale prefix; default: that of the site. */
  locale?: Locale
  /** How the visitor reached the site, for a domain whose `redirectTo` names a hostname only. */
  protocol?: RoutingRequest['protocol']
  port?: string
}

/** Adds the prefix of `locale`, unless the path has a locale prefix already. */
function addLocalePrefix(site: Site, rawPath: string, locale: Locale | undefined): string {
  const hasPrefix = LOCALES.some((code) => rawPath === `/${code}` || rawPath.startsWith(`/${code}/`))
  if (!locale || hasPrefix || locale === site.defaultLocale) return rawPath
  return rawPath === '/' ? `/${locale}` : `/${locale}${rawPath}`
}

/**
 * Resolves an address within a site as for visitors, but without locale detection.
 * A redirect keeps the `#hash` of the address, unless its target has one.
 */
export async function resolvePath(
  store: RoutingStore,
  site: Site,
  address: string,
  { locale, protocol = 'https:', port = '' }: ResolveOptions = {},
): Promise<PathResolution> {
  const { rawPath, search, hash } = splitAddress(address)
  const request: RoutingRequest = {
    protocol,
    host: site.hostname,
    port,
    method: 'GET',
    rawPath: addLocalePrefix(site, rawPath, locale),
    search,
    localeCookie: undefined,
    acceptLanguage: null,
    sameOrigin: true,
  }
  return toResolution(await routeSite(request, site, store), hash)
}

function toResolution(action: Action, hash: string): PathResolution {
  switch (action.type) {
    case 'page': {
      const { site, locale, page, view } = action
      if (view.type !== 'whole' && view.type !== 'list') return { type: 'notFound' }
      const path = encodePath(localizedPath(locale, site.defaultLocale, action.path))
      const listPage = view.type === 'list' ? view.page : 1
      const name = routeName(page.routeKey ?? routeKeyOf(locale, action.path), locale)
      return { type: 'page', kind: page.kind, id: page.id, locale, path, routeName: name, listPage }
    }
    case 'redirect': {
      const to = action.to.includes('#') ? action.to : `${action.to}${hash}`
      return { type: 'redirect', to, status: action.status, external: action.external }
    }
    case 'badRequest':
    case 'uriTooLong':
      return { type: 'badRequest' }
    case 'gone':
    case 'suspended':
      return { type: action.type }
    default:
      return { type: 'notFound' }
  }
}
