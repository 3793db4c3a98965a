import { ADMIN_LOCALE, type Locale } from '@/src/lib/constants'
import { adminHref, parseAdminPath, TEAPOT, toPublicAdminPath, toPayloadAdminPath } from './admin-paths'

export type AdminRequest = {
  method: string
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Whether a script sent the request, as the admin's own links do, and not a navigation. */
  scripted: boolean
  /** Path of the referring page, if the browser sent it. */
  referrer: string | null
  /** The language in the browser's cookie: that of the admin's last document. */
  storedLanguage: Locale | null
}

/** The id of the tenant that a person works in; null for somebody without one. `stored`: whether the browser keeps it. */
export type SelectedTenant = { id: string | null; stored: boolean }

export type AdminAction =
  | { type: 'redirect'; reason: 'alias' | 'language' | 'default-prefix' | 'sign-in'; to: string }
  | { type: 'redirect'; reason: 'tenant'; to: string; tenant: SelectedTenant }
  | {
      type: 'rewrite'
      reason: 'alias' | 'as-is' | 'admin-host'
      path: string
      language: Locale
      status?: 418
      tenant?: SelectedTenant
    }

const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Payload itself redirects to these, always without a language. */
const PAYLOAD_REDIRECTS =
  /^\/(login|logout|logout-inactivity|unauthorized|create-first-user|collections\/.+)$/

/** Payload's own links and redirects have no language: they keep that of the page that they are on. */
function resolveLanguage(request: AdminRequest, requested: Locale, path: string): Locale {
  const { scripted, referrer, storedLanguage } = request
  if (requested !== ADMIN_LOCALE) return requested
  if (scripted) return (referrer && parseAdminPath(referrer)?.language) || requested
  return PAYLOAD_REDIRECTS.test(path) ? (storedLanguage ?? requested) : requested
}

/** The path without the prefix of the panel's default language; null when it has none. */
const withoutDefaultPrefix = (pathname: string): string | null =>
  pathname.startsWith(`/${ADMIN_LOCALE}/`) ? pathname.slice(ADMIN_LOCALE.length + 1) : null

/** Routes a request for the admin; null when it is for something else. */
export function routeAdmin(request: AdminRequest): AdminAction | null {
  const bare = withoutDefaultPrefix(request.pathname)
  if (bare !== null && parseAdminPath(bare))
    return { type: 'redirect', reason: 'default-prefix', to: bare + request.search }
  const requested = parseAdminPath(request.pathname)
  if (!requested) return null
  const { path } = requested
  if (isSafeMethod(request.method)) {
    const language = resolveLanguage(request, requested.language, path)
    const to = adminHref(language, path) + request.search
    if (toPublicAdminPath(path) !== null) return { type: 'redirect', reason: 'alias', to }
    if (language !== requested.language) return { type: 'redirect', reason: 'language', to }
  }
  const native = toPayloadAdminPath(path)
  return {
    type: 'rewrite',
    reason: native === null ? 'as-is' : 'alias',
    path: `/admin${native ?? path}${request.search}`,
    language: requested.language,
    // A page cannot set its own status. Next keeps the status of one that answers 404 or redirects.
    ...(path === TEAPOT && { status: 418 }),
  }
}
