import { cachingHeaders } from './caching-headers'
import { contentSecurityPolicy } from './content-security-policy'
import { isAccountPage } from '@/src/features/accounts/rules/account-pages'
import type { RenderedAction, RedirectAction, Site } from './types'

/** The site as if its domain had configured no third-party scripts. */
const withoutScripts = ({ thirdParty }: Site): Pick<Site, 'thirdParty'> => ({
  thirdParty: { ...thirdParty, tagManagerId: null, sessionRecordingId: null, allowedHosts: [] },
})

/** Headers for caching, and for a rendered response the content security policy of its site. @param pathname that was requested */
export function responseHeaders(
  action: RenderedAction | RedirectAction,
  { mode, pathname }: { mode: 'development' | 'production' | 'test'; pathname: string },
): Record<string, string> {
  const headers = cachingHeaders(action)
  if (action.type === 'redirect') return headers
  const development = mode === 'development'
  // Also where the page is gone: its address is in the mail.
  if (!isAccountPage(pathname) && !(action.type === 'page' && isAccountPage(action.path)))
    return { ...headers, 'content-security-policy': contentSecurityPolicy(action.site, development) }
  // The URL may contain a token, which must not leak to other sites or third-party scripts.
  const policy = contentSecurityPolicy(withoutScripts(action.site), development)
  return { ...headers, 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }
}
