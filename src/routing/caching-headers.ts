import { cacheTags } from '@/src/cache/tags'
import type { RenderedAction, RedirectAction } from './types'

/** Browsers ask again each time; a cache in front may hold the answer, purges it by its tags, and forgets it soon. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'
const CHECKED = 'public, max-age=0, must-revalidate'
const VISITORS_OWN = 'private, max-age=0, must-revalidate'
const NEVER = 'no-store'

/** The tags of what a page, the not-found page or a file is made from as far as routing knows. */
function tagsOf(action: RenderedAction): string[] {
  const { domainId, tenantId } = action.site
  if (action.type === 'siteFile') {
    const addresses = action.reason === 'sitemap' ? [cacheTags.addresses(tenantId)] : []
    return [cacheTags.everything(), cacheTags.tenant(tenantId), cacheTags.site(domainId), ...addresses]
  }
  const drawn = [
    cacheTags.everything(),
    cacheTags.tenant(tenantId),
    cacheTags.site(domainId),
    cacheTags.navigation(tenantId),
    cacheTags.footer(tenantId),
    cacheTags.settings(tenantId),
    cacheTags.redirects(tenantId),
  ]
  if (action.type !== 'page') return drawn
  const { kind, id } = action.page
  const lists = action.view.type !== 'whole' || kind !== 'post' ? [cacheTags.posts(tenantId)] : []
  return [...drawn, cacheTags[kind](id), cacheTags.pageUrl(id), ...lists]
}

/** `/` of a site in several languages sends some visitors elsewhere: a cache in front must not answer for it. */
const dependsOnVisitor = (action: RenderedAction): boolean =>
  action.type === 'page' &&
  action.path === '/' &&
  action.locale === action.site.defaultLocale &&
  action.site.locales.length > 1

/** How long browsers and shared caches may keep an answer, and under which tags they may be told to drop it. */
export function cachingHeaders(action: RenderedAction | RedirectAction): Record<string, string> {
  if (action.type === 'redirect') {
    return { 'cache-control': action.reason === 'languageDetected' ? NEVER : CHECKED }
  }
  return {
    'cache-control': dependsOnVisitor(action) ? VISITORS_OWN : SHARED,
    'cache-tag': tagsOf(action).join(','),
  }
}
