/**
 * Defect: without a `locale` a REST request writes localized texts nowhere and breaks on a filter or sort by them; with
 * `locale=all` a write reports success and keeps none of the texts.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/18180 "REST `where` on a localized field 500s when `localization.fallback: false` and no `?locale=` is sent (`req.locale` is null, `validateSearchParams` reads `.length`)", https://github.com/payloadcms/payload/issues/16345 "`locale: 'all'` with Local API not updating localized fields."
 * Remove when: require-locale.int.test.ts "Payload writes the texts of a request without a language nowhere" fails
 */
import { LOCALES } from '@/src/lib/constants'

const [STANDARD] = LOCALES
/** What Payload accepts as `locale`; the last two read all locales at once. */
const READABLE: readonly string[] = [...LOCALES, 'all', '*']

const QUERY_TYPE = 'application/x-www-form-urlencoded'
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** Payload treats a POST with this header as a GET: the panel sends long queries so. */
export const isPostedQuery = ({ method, headers }: Request): boolean =>
  method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET')

const NO_SUCH = `There is no such language. Give locale as one of ${LOCALES.join(', ')}, or all.`
const ONE_AT_A_TIME = `A change is written in one language. Give locale as one of ${LOCALES.join(', ')}.`
const NOT_TO_PUBLISH = `There is no such language. Give publishSpecificLocale as one of ${LOCALES.join(', ')}.`

const isLanguage = (locale: string): boolean => LOCALES.some((code) => code === locale)

/** What is wrong with the locales of a query; null where nothing is. */
function fault(params: URLSearchParams, isWrite: boolean): string | null {
  // Payload reads "name[]" as a list, which is no locale either.
  const values = (name: string) =>
    [...params].flatMap(([key, value]) => (key === name ? [value] : key.startsWith(`${name}[`) ? [key] : []))
  const locales = values('locale').filter(Boolean)
  if (!locales.every((locale) => READABLE.includes(locale))) return NO_SUCH
  if (isWrite && !locales.every(isLanguage)) return ONE_AT_A_TIME
  return values('publishSpecificLocale').every(isLanguage) ? null : NOT_TO_PUBLISH
}

function withLocale(query: string, params: URLSearchParams): string {
  if (params.get('locale')) return query
  return query === '' ? `locale=${STANDARD}` : `${query}&locale=${STANDARD}`
}

const WRITES = ['POST', 'PUT', 'PATCH']

/**
 * The request with a locale: the default one where it names none.
 * @returns a message when it names an unknown locale, or several to write in
 */
export async function requireLocale(request: Request): Promise<Request | string> {
  const { headers, method, signal, url } = request
  const isRead = isPostedQuery(request)
  if (isRead && headers.get('content-type') !== QUERY_TYPE) return request
  const { origin, pathname, search } = new URL(url)
  const query = isRead ? await request.text() : search.slice(1)
  const params = new URLSearchParams(query)
  const wrong = fault(params, !isRead && WRITES.includes(method))
  if (wrong !== null) return wrong
  const localized = withLocale(query, params)
  if (isRead) return new Request(url, { method, headers, body: localized, signal })
  const init = { method, headers, body: request.body, signal, duplex: 'half' } as RequestInit
  return new Request(`${origin}${pathname}?${localized}`, init)
}
