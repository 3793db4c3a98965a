/**
 * Defect: without a `locale` a REST request writes localized texts nowhere and breaks on a filter or sort by them; with
 * `locale=all` a write reports success and keeps none of the texts.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/18180 "REST `where` on a localized field 500s when `localization.fallback: false` and no `?locale=` is sent (`req.locale` is null, `validateSearchParams` reads `.length`)", https://github.com/payloadcms/payload/issues/16345 "`locale: 'all'` with Local API not updating localized fields."
 * Remove when: require-locale.int.test.ts "Payload writes the texts of a request without a language nowhere" fails
 */
import { LOCALES } from '@/src/lib/constants'

const [DEFAULT_LOCALE] = LOCALES
/** What Payload accepts as `locale`; the last two read all locales at once. */
const READABLE: readonly string[] = [...LOCALES, 'all', '*']

const QUERY_TYPE = 'application/x-www-form-urlencoded'
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** Payload treats a POST with this header as a GET: the panel sends long queries like that. */
export const isPostedQuery = ({ method, headers }: Request): boolean =>
  method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET')

const UNKNOWN_LOCALE = `Unknown locale. Must be one of ${LOCALES.join(', ')}, all.`
const NOT_WRITABLE = `A write needs a single locale. Must be one of ${LOCALES.join(', ')}.`
const UNKNOWN_PUBLISHED_LOCALE = `Unknown publishSpecificLocale. Must be one of ${LOCALES.join(', ')}.`

const isLanguage = (locale: string): boolean => LOCALES.some((code) => code === locale)

/** The error message for the locales of a query; null if they are valid. */
function findProblem(params: URLSearchParams, isWrite: boolean): string | null {
  // Payload parses "name[]" as a list, which is not a valid locale.
  const values = (name: string) =>
    [...params].flatMap(([key, value]) => (key === name ? [value] : key.startsWith(`${name}[`) ? [key] : []))
  const locales = values('locale').filter(Boolean)
  if (!locales.every((locale) => READABLE.includes(locale))) return UNKNOWN_LOCALE
  if (isWrite && !locales.every(isLanguage)) return NOT_WRITABLE
  return values('publishSpecificLocale').every(isLanguage) ? null : UNKNOWN_PUBLISHED_LOCALE
}

function withLocale(query: string, params: URLSearchParams): string {
  if (params.get('locale')) return query
  return query === '' ? `locale=${DEFAULT_LOCALE}` : `${query}&locale=${DEFAULT_LOCALE}`
}

const WRITES = ['POST', 'PUT', 'PATCH']

/**
 * Adds the default locale to a request that names none.
 * @returns an error message for an unknown locale, or for a write in several
 */
export async function requireLocale(request: Request): Promise<Request | string> {
  const { headers, method, signal, url } = request
  const isRead = isPostedQuery(request)
  if (isRead && headers.get('content-type') !== QUERY_TYPE) return request
  const { origin, pathname, search } = new URL(url)
  const posted = isRead ? await request.text() : ''
  const query = [search.slice(1), posted].filter((part) => part !== '').join('&')
  const params = new URLSearchParams(query)
  const problem = findProblem(params, !isRead && WRITES.includes(method))
  if (problem !== null) return problem
  const localized = `${origin}${pathname}?${withLocale(query, params)}`
  // The GET that Payload would make of it, so that nothing of the query is left unchecked.
  if (isRead) return new Request(localized, { method: 'GET', headers, signal })
  const init = { method, headers, body: request.body, signal, duplex: 'half' } as RequestInit
  return new Request(localized, init)
}
