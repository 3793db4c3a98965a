import { randomBytes } from 'node:crypto'

import { isPreviewPath, parseAdminPath } from './admin-paths'

/** By which Next marks the scripts that it writes into a page, where the request has a policy with a nonce. */
export const POLICY_HEADER = 'content-security-policy'
/** Read by Next as well, when it is the only one. */
const REPORT_HEADER = 'content-security-policy-report-only'

/** The same for the panel and its previews. */
const FIXED = [
  "default-src 'self'",
  "script-src-attr 'none'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]
/** Frames are the previews, which a domain may serve itself. */
const PANEL = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self' http: https:",
]
/** What an editor may put on a page: fonts, videos and their players of other hosts, but no scripts of theirs. */
const PREVIEW = [
  "style-src 'self' 'unsafe-inline' https:",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data: https:",
  "media-src 'self' data: blob: https:",
  "frame-src 'self' https:",
]

/** Not guessable; used for one response. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * The policy of a page of the panel: it is rendered for each request, so that its inline scripts can carry a nonce.
 * React uses eval for its error messages in development only.
 * @param pathname with `/admin`
 */
export function panelPolicy(pathname: string, mode: 'development' | 'production' | 'test'): string {
  const path = parseAdminPath(pathname)?.path ?? ''
  const scripts = ["'self'", `'nonce-${newNonce()}'`, ...(mode === 'development' ? ["'unsafe-eval'"] : [])]
  const sources = isPreviewPath(path) ? PREVIEW : PANEL
  // First: Next reads the nonce from the first directive that begins with "script-src".
  return [`script-src ${scripts.join(' ')}`, ...FIXED, ...sources].join('; ')
}

/** Removes what makes Next write a nonce of the visitor's choice into a page. */
export function withoutPolicy(headers: Headers): Headers {
  headers.delete(POLICY_HEADER)
  headers.delete(REPORT_HEADER)
  return headers
}
