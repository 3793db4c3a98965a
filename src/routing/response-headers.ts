import { cachingHeaders } from './caching-headers'
import { contentSecurityPolicy } from './content-security-policy'
import { isAccountPage } from '@/src/features/accounts/rules/account-pages'
import type { RenderedAction, RedirectAction, Site } from './types'

/** The site as if its domain had configured no script of others. */
const withoutScripts = ({ foreign }: Site): Pick<Site, 'foreign'> => ({
  foreign: { ...foreign, tagManagerId: null, sessionRecordingId: null, allowedHosts: [] },
})

/** The headers of an answer that routing decided on. What is drawn may load only what its site allows. */
export function responseHeaders(
  action: RenderedAction | RedirectAction,
  mode: 'development' | 'production' | 'test',
): Record<string, string> {
  const headers = cachingHeaders(action)
  if (action.type === 'redirect') return headers
  const development = mode === 'development'
  if (action.type !== 'page' || !isAccountPage(action.path))
    return { ...headers, 'content-security-policy': contentSecurityPolicy(action.site, development) }
  // The address may hold a token: no other site may learn it, and no script of others may read it.
  const policy = contentSecurityPolicy(withoutScripts(action.site), development)
  return { ...headers, 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }
}
