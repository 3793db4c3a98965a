import { describeAnswer } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import { isAccountPage } from '@/src/features/accounts/rules/account-pages'
import { variesBy } from './caching-headers'
import { isRendered } from './internal-route'
import type { Action, Site } from './types'

/** What decides that a path redirects or is not found: a redirect, or any URL of the tenant that may be there one day. */
const pathTags = ({ tenantId, domainId }: Site): string[] => [
  cacheTags.tenant(tenantId),
  cacheTags.site(domainId),
  cacheTags.redirects(tenantId),
  cacheTags.urls(tenantId),
  cacheTags.posts(tenantId),
]

/**
 * Adds what routing knows to the record of the answer, by which the front cache stores it (src/server/front).
 * @param site that was requested
 */
export function describeAction(action: Action, site: Site | null): void {
  if (!site) return
  if (action.type === 'redirect') {
    describeAnswer({ shareable: action.reason !== 'languageDetected', tags: pathTags(site) })
  } else if (isRendered(action)) {
    // The query of an account page may contain a token.
    const isAccount = action.type === 'page' && isAccountPage(action.path)
    const isFound = action.type === 'page' || action.type === 'siteFile'
    const tags = isFound ? [] : pathTags(site)
    describeAnswer({ shareable: !isAccount, rendered: true, tags, vary: variesBy(action) })
  }
}
