import { ADMIN_LOCALE, type Locale } from '@/src/lib/constants'
import { adminHref, parseAdminPath, TEAPOT, toPublicAdminPath, toPayloadAdminPath } from './admin-paths'

export type AdminRequest = {
  method: string
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Whether a script asked, as the admin's own links do, instead of the browser for a document. */
  scripted: boolean
  /** Path of the page that asked, if the browser told. */
  referrer: string | null
  /** The language that the browser's cookie holds: that of the admin's last document. */
  remembered: Locale | null
}

export type AdminAction =
  | { type: 'redirect'; reason: 'alias' | 'language' | 'default-prefix' | 'sign-in'; to: string }
  | { type: 'rewrite'; reason: 'alias' | 'as-is'; path: string; language: Locale; status?: 418 }

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Where Payload sends a browser on its own account, always without a language. */
const SENT_BY_PAYLOAD = /^\/(login|logout|logout-inactivity|unauthorized|create-first-user|collections\/.+)$/

/** Payload's own links and redirects have no language: on a page in another than the panel's own they stay in it. */
function wanted({ scripted, referrer, remembered }: AdminRequest, asked: Locale, path: string): Locale {
  if (asked !== ADMIN_LOCALE) return asked
  if (scripted) return (referrer && parseAdminPath(referrer)?.language) || asked
  return SENT_BY_PAYLOAD.test(path) ? (remembered ?? asked) : asked
}

/** The path without the prefix of the panel's own language; null when it has none. */
const withoutDefaultPrefix = (pathname: string): string | null =>
  pathname.startsWith(`/${ADMIN_LOCALE}/`) ? pathname.slice(ADMIN_LOCALE.length + 1) : null

/** What becomes of a request for the admin; null when it is for something else. */
export function routeAdmin(request: AdminRequest): AdminAction | null {
  const bare = withoutDefaultPrefix(request.pathname)
  if (bare !== null && parseAdminPath(bare))
    return { type: 'redirect', reason: 'default-prefix', to: bare + request.search }
  const asked = parseAdminPath(request.pathname)
  if (!asked) return null
  const { path } = asked
  if (isReading(request.method)) {
    const language = wanted(request, asked.language, path)
    const to = adminHref(language, path) + request.search
    if (toPublicAdminPath(path) !== null) return { type: 'redirect', reason: 'alias', to }
    if (language !== asked.language) return { type: 'redirect', reason: 'language', to }
  }
  const native = toPayloadAdminPath(path)
  return {
    type: 'rewrite',
    reason: native === null ? 'as-is' : 'alias',
    path: `/admin${native ?? path}${request.search}`,
    language: asked.language,
    // A page cannot name a status of its own; what it answers instead (404, to sign in) stands.
    ...(path === TEAPOT && { status: 418 }),
  }
}
