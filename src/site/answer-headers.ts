import { cachingHeaders } from './caching-headers'
import { contentSecurityPolicy } from './content-security-policy'
import type { DrawnAction, RedirectAction } from './types'

/** The headers of an answer that routing decided on. What is drawn may load only what its site allows. */
export function answerHeaders(
  action: DrawnAction | RedirectAction,
  mode: 'development' | 'production' | 'test',
): Record<string, string> {
  const headers = cachingHeaders(action)
  if (action.type === 'redirect') return headers
  return { ...headers, 'content-security-policy': contentSecurityPolicy(action.site, mode === 'development') }
}
