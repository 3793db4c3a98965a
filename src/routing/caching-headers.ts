import { cacheTags } from '@/src/cache/tags'
import type { RenderedAction, RedirectAction } from './types'

/** Browsers revalidate each time; a front cache may store the response shortly, and is purged by its tags. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'
const REVALIDATED = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, max-age=0, must-revalidate'
const NO_STORE = 'no-store'

/** The tags of what a response is built from, as far as routing knows. */
function tagsOf(action: RenderedAction): string[] {
  const { domainId, tenantId } = action.site
  if (action.type === 'siteFile') {
    const urls = action.reason === 'sitemap' ? [cacheTags.urls(tenantId)] : []
    return [cacheTags.everything(), cacheTags.tenant(tenantId), cacheTags.site(domainId), ...urls]
  }
  const shellTags = [
    cacheTags.everything(),
    cacheTags.tenant(tenantId),
    cacheTags.site(domainId),
    cacheTags.navigation(tenantId),
    cacheTags.footer(tenantId),
    cacheTags.settings(tenantId),
    cacheTags.redirects(tenantId),
  ]
  if (action.type !== 'page') return shellTags
  const { kind, id } = action.page
  const lists = action.view.type !== 'whole' || kind !== 'post' ? [cacheTags.posts(tenantId)] : []
  return [...shellTags, cacheTags[kind](id), cacheTags.pageUrl(id), ...lists]
}

/** `/` of a site in several languages redirects some visitors: a front cache must not answer for it. */
const dependsOnVisitor = (action: RenderedAction): boolean =>
  action.type === 'page' &&
  action.path === '/' &&
  action.locale === action.site.defaultLocale &&
  action.site.locales.length > 1

/** The request headers that a response depends on, besides those that Next adds for its router. */
export function variesBy(action: RenderedAction): string[] {
  // Programs and bots get no page (src/routing/error-response.ts).
  if (action.type === 'notFound' || action.type === 'gone') return ['Accept', 'User-Agent']
  return dependsOnVisitor(action) ? ['Accept-Language', 'Cookie', 'Sec-Fetch-Site'] : []
}

/** How long browsers and shared caches may store a response, and the tags that they purge it by. */
export function cachingHeaders(action: RenderedAction | RedirectAction): Record<string, string> {
  if (action.type === 'redirect') {
    return { 'cache-control': action.reason === 'languageDetected' ? NO_STORE : REVALIDATED }
  }
  return {
    'cache-control': dependsOnVisitor(action) ? PRIVATE : SHARED,
    'cache-tag': tagsOf(action).join(','),
  }
}
