import { LANGUAGE_COOKIE, pathOf, withCookies } from './admin-request'
import { parseAdminPath } from './admin-paths'
import type { Locale } from '@/src/lib/constants'

/** The panel language of the screen that sent a request; null when it is not known. */
export const pageLanguageOf = (headers: Headers): Locale | null => {
  const path = pathOf(headers.get('referer'))
  return (path && parseAdminPath(path)?.language) || null
}

/** A request in the language of the screen that sent it: the cookie has that of the screen that was loaded last, in any tab. */
export function inPageLanguage(request: Request): Request {
  const language = pageLanguageOf(request.headers)
  const cookie = request.headers.get('cookie')
  if (language === null || cookie === null) return request
  const headers = new Headers(request.headers)
  headers.set('cookie', withCookies(cookie, [[LANGUAGE_COOKIE, language]]))
  return new Request(request, { headers })
}
